/** Gives a module that expects Node's global `Buffer` the one made for browsers. */
export default function importBuffer(source: string): string {
  return `import { Buffer } from 'buffer';\n${source}`
}
