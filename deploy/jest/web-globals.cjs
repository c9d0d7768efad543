const { TextDecoder, TextEncoder } = require('node:util')
const { deserialize, serialize } = require('node:v8')

// Every browser has them; jsdom leaves them out. react-router asks for the first two when it is loaded, charts for the third.
Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone: (value) => deserialize(serialize(value)) })
