/** The paths of the fields that a form shows at present. */
export interface MountedFields {
  /** Adds a path; the returned function takes it away. */
  add(path: string): () => void
  /** The path on screen that is meant, whatever its case: the server writes UserName. Null: none. */
  find(path: string | null): string | null
  /** Paths in the order in which their controls stand in the document. */
  inOrder(paths: readonly string[], formName: string): readonly string[]
  /** What the control at a path is called on screen; null: nothing, or a box whose label is a whole sentence. */
  labelOf(path: string, formName: string): string | null
}

export function mountedFields(): MountedFields {
  const mounted = new Set<string>()
  return {
    add(path) {
      mounted.add(path)
      return () => mounted.delete(path)
    },
    find(path) {
      const wanted = path?.toLowerCase()
      return [...mounted].find((each) => each.toLowerCase() === wanted) ?? null
    },
    inOrder(paths, formName) {
      const places = paths.map((path) => ({ path, element: document.getElementById(`${formName}-${path}`) }))
      return places.sort((a, b) => precedence(a.element, b.element)).map(({ path }) => path)
    },
    labelOf: (path, formName) => labelOf(document.getElementById(`${formName}-${path}`)),
  }
}

function labelOf(control: HTMLElement | null): string | null {
  const label = control instanceof HTMLFieldSetElement ? control.querySelector('legend') : labelElement(control)
  // Its own words come first; "(không bắt buộc)" follows in an element, and a checkbox stands before them.
  const [first, second] = label?.childNodes ?? []
  // On a translated page they are in a font behind their emptied text node
  const words = second?.nodeName === 'FONT' ? second : first instanceof Text ? first : null
  return words?.textContent?.trim() || null
}

function labelElement(control: HTMLElement | null): HTMLElement | null {
  const labelled = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return labelled ? (control.labels?.[0] ?? null) : null
}

function precedence(a: HTMLElement | null, b: HTMLElement | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
}
