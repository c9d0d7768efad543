/**
 * Runs code as a file of a section would: stacks name its address, as in a browser.
 *
 * @param given names that the code knows, and what they stand for
 * @returns what the code returns
 */
export function codeOfSection(unit: string, code: string, given: Readonly<Record<string, unknown>> = {}): unknown {
  return run(code, `/assets/${unit}/1.0.0/page-page.aa11.js`, given)
}

/** The same while webpack evaluates the section's modules: its entry calls the file. */
export function moduleOfSection(unit: string, code: string, given: Readonly<Record<string, unknown>> = {}): void {
  const evaluate = () => codeOfSection(unit, code, given)
  run('evaluate()', `/assets/${unit}/1.0.0/remoteEntry.aa11.js`, { evaluate })
}

function run(code: string, address: string, given: Readonly<Record<string, unknown>>): unknown {
  const made = new Function(...Object.keys(given), `${code}\n//# sourceURL=http://localhost${address}`)
  return made(...Object.values(given))
}
