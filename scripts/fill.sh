#!/usr/bin/env bash
# Prints a template with the names and addresses of packaging/identity, or of the file that KUBA_IDENTITY names.
#   scripts/fill.sh FILE
#   scripts/fill.sh --placeholders     prints the keys that still have placeholders, one a line
# @KEY@ becomes the value. A line with @?KEY@ is left out while the value is a placeholder, and so is the part from
# <!-- only with KEY --> to <!-- end -->. Other words between @ stay. A line with <!-- Template is left out, too.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
identity=${KUBA_IDENTITY:-$here/../packaging/identity}
# shellcheck source=/dev/null
. "$identity"

rules=''
# shellcheck disable=SC2013
for key in $(sed -n 's/^\([A-Z_]*\)=.*/\1/p' "$identity"); do
    value=${!key}
    placeholder=false
    [[ -n $value && $value != *example.org* && $value != Example.* ]] || placeholder=true
    if [ "${1:-}" = --placeholders ]; then
        ! $placeholder || echo "$key"
        continue
    fi
    if [[ ${1:-} == *.xml ]]; then
        value=$(sed 's/&/\&amp;/g; s/</\&lt;/g' <<<"$value")
    fi
    # shellcheck disable=SC2001
    value=$(sed 's/[\\&|]/\\&/g' <<<"$value")
    if $placeholder; then
        rules+="/<!-- only with $key -->/,/<!-- end -->/d; /@?$key@/d; "
    fi
    rules+="/<!-- only with $key -->/d; s|@?*$key@|$value|g; "
done
[ "${1:-}" = --placeholders ] || sed "$rules /<!-- end -->/d; /<!-- Template/d" "${1:?"a template is needed"}"
