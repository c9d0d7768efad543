/** A list of the project's units, by its file below the root, and how a section is added to its text. */
interface UnitList {
  readonly file: string
  readonly add: (text: string, name: string) => string
}

const lists: readonly UnitList[] = [
  {
    file: 'shared-contracts/src/domain/constants/unit-names.ts',
    add: (text, name) => text.replace(/(UNIT_NAMES = \[[^\]]*)\]/, `$1, '${name}']`),
  },
  {
    file: 'shared-contracts/src/wire/paths/testing/section-pages.ts',
    add: (text, name) =>
      text.replace(
        /^\] as const/m,
        `  { unit: '${name}', path: '/${name}', routeId: '${name}', isRendered: true },\n$&`,
      ),
  },
  {
    file: 'deploy/docs/unit-remotes.ts',
    add: (text, name) =>
      text
        .replace(/(units: readonly RemoteInfo\[\] = \[[^\]]*)\]/, `$1, ${name}]`)
        .replace(/(?:^import .* '\.\.\/\.\.\/mfe-\w+\/remote'\n)+/m, (imports) =>
          [...imports.trimEnd().split('\n'), `import { remote as ${name} } from '../../mfe-${name}/remote'`]
            .sort()
            .map((line) => `${line}\n`)
            .join(''),
        ),
  },
]

/**
 * The texts of the lists of units with a section in them.
 *
 * @param read the text of a file below the root
 * @throws Error for a list that is written in another way than this knows
 */
export function listsWith(name: string, read: (file: string) => string): ReadonlyMap<string, string> {
  return new Map(
    lists.map(({ file, add }) => {
      const before = read(file)
      const after = add(before, name)
      if (after === before) throw new Error(`${file} has no list of units where it was: add ${name} there by hand`)
      return [file, after]
    }),
  )
}

/** What remains for who makes a section, a line each. */
export function stepsFor(name: string): readonly string[] {
  return [
    `mfe-${name} is made, with a page at /${name}, and named in the workspaces and the lists of units. Next:`,
    `  npm install                   names it in the lock file`,
    `  npm run contracts -- accept   records that visits of its pages are counted`,
    `  npm run docs                  puts it into docs/product/routes.md`,
    `  npm run dev -w mfe-${name}   shows it alone`,
    'By hand, and npm test says when it is missing:',
    `  deploy/address-owners.test.ts     that /${name} is ${name}'s`,
    '  deploy/screens/page-kinds.ts      a line a kind of page: pictures, touch, contrast, keyboard',
    '  deploy/private-titles.test.ts     its routes, once a page of it is private',
    'By hand where the site needs it:',
    '  shell/src/navigation/idle-prefetch.ts   its place among the sections that are fetched ahead; leave it out if few visitors go there',
    '  release-keys.json of the site           the team that may release it, where releases are signed',
    '  a page that another unit has now        docs/operations.md, "Moving pages to another unit"',
    'The API and the document host go first, then the section: they are to count its visits.',
  ]
}
