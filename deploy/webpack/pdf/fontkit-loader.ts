const TABLES = /^const (\$\w+\$var\$(?:trie|stateMachine)) = new .*$/gm
const DATA = /^(\$\w+\$exports) = JSON\.parse\(.*\);$/gm

/**
 * Takes the tables of Arabic, Indic and other scripts out of fontkit's one file, 14 kB brotli. Only the shapers of those scripts look at
 * them; Latin and Vietnamese letters have another one. The build fails when the file is no longer as it was.
 */
export default function leaveOutScripts(source: string): string {
  const found = [...source.matchAll(TABLES), ...source.matchAll(DATA)].length
  if (found !== 7)
    throw new Error(`fontkit: ${found} tables instead of 7: look at deploy/webpack/pdf/fontkit-loader.ts`)
  return source.replaceAll(TABLES, 'const $1 = null').replaceAll(DATA, '$1 = {};')
}
