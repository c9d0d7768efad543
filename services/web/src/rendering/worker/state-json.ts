/** Escapes `<`, so that no text in the data can end the script element that carries it. */
export function stateJson(state: unknown): string {
  return (JSON.stringify(state) ?? 'null').replaceAll('<', '\\u003c')
}
