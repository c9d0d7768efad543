import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import {
  ADVICE_REVIEWS_MODULE,
  adviceModules,
  adviceReviewsModule,
  type CheckedContent,
  type ContentFolder,
  checkContent,
  checkRules,
  contentFolder,
  contentRoot,
  NEED_NOTES_MODULE,
  needNotesModule,
  pictureSheet,
  problemText,
  readPhotos,
  STANDARDS_MODULE,
  standardsModule,
} from 'content'
import { StartFailure } from 'service-host'
import { isUnavailable } from '../platform/database/connection/database-unavailable'
import { migrate } from '../platform/database/migrate'
import { type Database, openDatabase } from '../platform/database/open-database'
import { reasonOf } from '../platform/database/prepare-database'
import { databaseOf } from '../platform/settings'
import { seedSurveys } from '../survey-desk'
import { createDemoAccounts, refuseDemoAccounts } from './demo-accounts'
import { photoProblems, publishPhotos } from './publish-photos'
import { recipesCommand } from './recipes-command'
import { type CommandOutput, reviewCommand } from './review-command'
import { surveysCommand } from './surveys-command'
import { writeContent } from './write-content'

const USAGE = `npm run content -- check [folder]    checks every content file and names each problem
npm run content -- generate         writes the modules that other code takes from the content
npm run content -- review [--risk high|medium|low] [--json] [folder]
                                    prints what a nutritionist must sign, the worst risk first, and what is signed
npm run content -- recipes [--dish id] [--sample n] [--written] [folder]
                                    prints recipes for reading
npm run content -- pictures [file]  writes a page with the drawing of every dish to look at (.data/pictures.html)
npm run content -- surveys import <file> [--dry-run]
npm run content -- surveys export [survey|poll|popup] [file]
                                    surveys, polls and popups of the database from a content file, or into one
npm run content -- import [folder] [--demo-accounts]
                                    checks, then loads what changed into the database; may be repeated at will.
                                    --demo-accounts makes the accounts with the published password, for trying alone`

const DEMO_ACCOUNTS = '--demo-accounts'

/** The command line of the importer. Resolves with the exit code: 0 done, 1 problems in the content, 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  const demoAccounts = args.includes(DEMO_ACCOUNTS)
  const [command, folder] = args.filter((argument) => argument !== DEMO_ACCOUNTS)
  if (command === 'generate') {
    for (const { file, text } of generatedModules()) writeFileSync(file, text)
    return 0
  }
  if (command === 'review') return print(reviewCommand(args.slice(1)))
  if (command === 'recipes') return print(recipesCommand(args.slice(1)))
  if (command === 'surveys') return print(await surveysCommand(args.slice(1), openMigrated, new Date()))
  if (command === 'pictures') {
    const file = path.resolve(folder ?? path.join(process.env.DATA_DIR ?? '.data', 'pictures.html'))
    writeFileSync(file, pictureSheet(checkContent(contentFolder(contentRoot())).rows.dishes))
    console.log(file)
    return 0
  }
  if (command !== 'check' && command !== 'import') {
    console.error(USAGE)
    return 2
  }
  if (demoAccounts) refuseDemoAccounts(process.env)
  const files = contentFolder(path.resolve(folder ?? contentRoot()))
  const content = checkContent(files)
  console.log(summary(content))
  for (const problem of content.problems) console.error(problemText(problem))
  if (content.problems.length > 0) {
    console.error(`${content.problems.length} problems; nothing was imported`)
    return 1
  }
  const broken = command === 'check' ? checkRules(files) : []
  for (const problem of broken) console.error(problemText(problem))
  if (broken.length > 0) {
    console.error(`${broken.length} places break the rule book (content/rules)`)
    return 1
  }
  if (command === 'check' && folder === undefined && !isGenerated()) {
    console.error('a generated module is of other content: run "npm run content -- generate"')
    return 1
  }
  const photos = [...readPhotos(files, new Set(content.rows.dishes.map(({ id }) => id)), []).values()]
  const mediaDir = path.resolve(process.env.DATA_DIR ?? '.data', 'media')
  const unusable =
    command === 'import' ? await publishPhotos(files, photos, mediaDir) : await photoProblems(files, photos)
  for (const problem of unusable) console.error(problem)
  if (unusable.length > 0) return 1
  if (command === 'import') await load(content, demoAccounts ? files : null)
  return 0
}

function generatedModules(): readonly { readonly file: string; readonly text: string }[] {
  const folder = contentFolder(contentRoot())
  return [
    { file: STANDARDS_MODULE, text: standardsModule(folder) },
    { file: NEED_NOTES_MODULE, text: needNotesModule(folder) },
    ...[...adviceModules(folder)].map(([file, text]) => ({ file, text })),
    { file: ADVICE_REVIEWS_MODULE, text: adviceReviewsModule(checkContent(folder)) },
  ].map(({ file, text }) => ({ file: path.join(contentRoot(), '..', file), text }))
}

/** An installation without sources has no module that could be old. */
function isGenerated(): boolean {
  return generatedModules().every(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') === text)
}

function print({ code, output, errors }: CommandOutput): number {
  if (output !== '') console.log(output)
  for (const error of errors) console.error(error)
  return code
}

async function openMigrated(): Promise<Database> {
  const place = databaseOf(process.env, process.cwd())
  const database = await openDatabase(place.kind === 'postgresql' ? { ...place, untimed: true } : place)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** `demo` is the folder whose demonstration accounts are made; null: none are. */
async function load(content: CheckedContent, demo: ContentFolder | null): Promise<void> {
  const database = await openMigrated()
  try {
    const { changes, revision } = await writeContent(database, content)
    const changed = Object.entries(changes).map(([table, count]) => `${table} ${count}`)
    console.log(
      changed.length === 0
        ? `no changes, revision ${revision}`
        : `changed: ${changed.join(', ')}; revision ${revision}`,
    )
    const seeded = await seedSurveys(database, content.surveys, new Date())
    if (seeded.length > 0) console.log(`new surveys, polls and popups: ${seeded.join(', ')}`)
    const accounts = demo === null ? [] : await createDemoAccounts(database, demo, new Date())
    if (accounts.length > 0) console.log(`demonstration accounts: ${accounts.join(', ')}`)
  } finally {
    await database.close()
  }
}

function summary({ rows }: CheckedContent): string {
  const counts = [
    ['articles', rows.articles.length],
    ['dishes', rows.dishes.length],
    ['materials', rows.materials.length],
    ['menus', rows.menus.length],
    ['questions', rows.faqs.length],
    ['documents', rows.legal_documents.length],
    ['wards', rows.wards.length],
  ]
  return counts.map(([what, count]) => `${count} ${what}`).join(', ')
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    if (error instanceof StartFailure) console.error(error.message)
    else if (isUnavailable(error))
      console.error(`The database is unavailable; import again when it is back: ${reasonOf(error)}`)
    else console.error(error)
    process.exitCode = 1
  },
)
