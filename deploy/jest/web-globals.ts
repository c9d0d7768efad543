import { TextDecoder, TextEncoder } from 'node:util'

// Every browser has them; jsdom leaves them out, and react-router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder })
