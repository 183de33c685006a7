/**
 * The matches of an expression with the flags g and u. `matchAll` copies the expression for each text,
 * which takes longer than the search if it is a large one.
 */
export function allMatches(expression: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  expression.lastIndex = 0
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    matches.push(match)
    if (!match[0])
      expression.lastIndex += String.fromCodePoint(text.codePointAt(match.index) ?? 0).length
  }
  return matches
}
