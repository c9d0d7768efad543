import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { productPages } from './described-site'

/** `npm run docs`: writes the generated pages of docs/product. */
for (const [name, text] of Object.entries(productPages())) {
  writeFileSync(path.join('docs/product', name), text)
  console.log(`docs/product/${name}`)
}
