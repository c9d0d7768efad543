const ROOT = /<(svg)\b([^>]*)>/
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** In place of an XML parser: pdfmake reads and changes the attributes of a drawing's root. The drawing itself is read by svg-to-pdfkit. */
export class XmlDocument {
  readonly name: string
  readonly attr: Record<string, string>
  readonly #text: string

  constructor(text: string) {
    const [, name = '', attributes = ''] = ROOT.exec(text) ?? []
    this.name = name
    this.attr = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', one, other]) => [key, one ?? other ?? '']),
    )
    this.#text = text
  }

  toString(): string {
    const attributes = Object.entries(this.attr).map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`)
    return this.#text.replace(ROOT, () => `<svg${attributes.join('')}>`)
  }
}
