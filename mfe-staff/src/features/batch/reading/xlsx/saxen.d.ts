/** The part of saxen that is used here; the package has no types. */
declare module 'saxen' {
  type Decode = (text: string) => string
  type ReadAttributes = () => Readonly<Record<string, string | undefined>>

  export class Parser {
    on(event: 'openTag', hook: (name: string, attributes: ReadAttributes, decode: Decode) => void): this
    on(event: 'closeTag', hook: (name: string) => void): this
    on(event: 'text', hook: (text: string, decode: Decode) => void): this
    on(event: 'error', hook: (error: Error) => void): this
    parse(xml: string): Error | undefined
    write(xml: string): this
    end(): Error | undefined
  }
}
