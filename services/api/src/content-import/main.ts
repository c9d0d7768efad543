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
  EATING_RULES_MODULE,
  eatingRulesModule,
  GAIN_TABLE,
  gainTable,
  NEED_NOTES_MODULE,
  NEEDS_TABLE,
  needNotesModule,
  needsTable,
  pictureSheet,
  problemText,
  REGIONAL_WORDS_MODULE,
  readPhotos,
  regionalWordsModule,
  STANDARDS_MODULE,
  standardsModule,
} from 'content'
import { StartFailure } from 'service-host'
import { seedSurveys } from '../desk'
import { isUnavailable } from '../platform/database/connection/database-unavailable'
import { reasonOf } from '../platform/database/prepare-database'
import { overdueCommand } from './commands/overdue-command'
import { watchDrafts } from './commands/preview-command'
import { recipesCommand } from './commands/recipes-command'
import { redirectsCommand } from './commands/redirects-command'
import { type CommandOutput, reviewCommand } from './commands/review-command'
import { siteCommand } from './commands/site-command'
import { surveysCommand } from './commands/surveys-command'
import { openContentGate, openMigrated } from './content-gate'
import { createDemoAccounts, refuseDemoAccounts } from './demo-accounts'
import { dryRunText } from './dry-run-text'
import { photoProblems, publishPhotos } from './media/publish-photos'
import { publishPictures } from './media/publish-pictures'
import { staffFilesOf } from './media/publish-staff-files'

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
npm run content -- redirects check [file]
npm run content -- redirects import <file> [--dry-run]
                                    checks old addresses against the pages there are; adds those of a file to the content and loads it
npm run content -- overdue [folder] lists articles whose review is overdue or due within 60 days, the worst risk first
npm run content -- preview [folder] watches the files and hands drafts to their previews as they are saved, until it is ended
npm run content -- site export <folder>
                                    navigation, site objects, banners and pins as editors have them, as content files
npm run content -- import [folder] [--dry-run] [--demo-accounts]
                                    checks, then loads what changed into the database; may be repeated at will.
                                    --dry-run only lists what would be added, changed, removed, published and withdrawn.
                                    --demo-accounts makes the accounts with the published password, for trying alone`

const DEMO_ACCOUNTS = '--demo-accounts'
const DRY_RUN = '--dry-run'

/** The command line of the importer. Resolves with the exit code: 0 done, 1 problems in the content, 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  const demoAccounts = args.includes(DEMO_ACCOUNTS)
  const dryRun = args.includes(DRY_RUN)
  const [command, folder] = args.filter((argument) => argument !== DEMO_ACCOUNTS && argument !== DRY_RUN)
  if (command === 'generate') {
    const content = checkContent(contentFolder(contentRoot()))
    for (const { file, text } of generatedModules(content)) writeFileSync(file, text)
    return 0
  }
  if (command === 'review') return print(reviewCommand(args.slice(1)))
  if (command === 'overdue') return print(overdueCommand(args.slice(1), new Date()))
  if (command === 'preview') {
    const gate = await openContentGate(process.env)
    return watchDrafts(path.resolve(folder ?? contentRoot()), gate, mediaFolder(), (line) => console.log(line))
  }
  if (command === 'recipes') return print(recipesCommand(args.slice(1)))
  if (command === 'redirects') {
    const result = redirectsCommand(args.slice(1))
    return result.written > 0 && print(result) === 0 ? main(['import']) : print(result)
  }
  if (command === 'surveys')
    return print(await surveysCommand(args.slice(1), () => openMigrated(process.env), new Date()))
  if (command === 'site') return print(await siteCommand(args.slice(1), () => openMigrated(process.env)))
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
  if (command === 'check' && folder === undefined && !isGenerated(content)) {
    console.error('a generated module is of other content: run "npm run content -- generate"')
    return 1
  }
  const photos = [...readPhotos(files, new Set(content.rows.dishes.map(({ id }) => id)), []).values()]
  const writes = command === 'import' && !dryRun
  const unusable = writes ? await publishPhotos(files, photos, mediaFolder()) : await photoProblems(files, photos)
  if (writes) unusable.push(...(await publishPictures(files, mediaFolder(), { removeOthers: false })))
  for (const problem of unusable) console.error(problem)
  if (unusable.length > 0) return 1
  if (command === 'import') await load(content, files, { demoAccounts, dryRun })
  // What the pages before the import showed may go only now.
  if (writes) await publishPictures(files, mediaFolder(), { removeOthers: true })
  return 0
}

/** @param content of this project */
function generatedModules(content: CheckedContent): readonly { readonly file: string; readonly text: string }[] {
  const folder = contentFolder(contentRoot())
  return [
    { file: STANDARDS_MODULE, text: standardsModule(folder) },
    { file: NEED_NOTES_MODULE, text: needNotesModule(folder) },
    ...[...adviceModules(folder)].map(([file, text]) => ({ file, text })),
    { file: NEEDS_TABLE, text: needsTable(folder) },
    { file: GAIN_TABLE, text: gainTable() },
    { file: EATING_RULES_MODULE, text: eatingRulesModule(folder) },
    { file: REGIONAL_WORDS_MODULE, text: regionalWordsModule(folder) },
    { file: ADVICE_REVIEWS_MODULE, text: adviceReviewsModule(content) },
  ].map(({ file, text }) => ({ file: path.join(contentRoot(), '..', file), text }))
}

/** An installation without sources has no module that could be old. */
function isGenerated(content: CheckedContent): boolean {
  return generatedModules(content).every(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') === text)
}

function print({ code, output, errors }: CommandOutput): number {
  if (output !== '') console.log(output)
  for (const error of errors) console.error(error)
  return code
}

function mediaFolder(): string {
  return path.resolve(process.env.DATA_DIR ?? '.data', 'media')
}

async function load(
  content: CheckedContent,
  files: ContentFolder,
  { demoAccounts, dryRun }: { readonly demoAccounts: boolean; readonly dryRun: boolean },
): Promise<void> {
  const gate = await openContentGate(process.env)
  try {
    // Before the import tells of them: no list names a file that can't be downloaded yet.
    if (!dryRun) await gate.writeStaffFiles(staffFilesOf(files, content.rows.staff_files))
    const written = await gate.write(content, dryRun)
    if (dryRun) {
      console.log(dryRunText(written))
      return
    }
    const changed = Object.entries(written.changes).map(([table, count]) => `${table} ${count}`)
    console.log(
      changed.length === 0
        ? `no changes, revision ${written.revision}`
        : `changed: ${changed.join(', ')}; revision ${written.revision}`,
    )
    const { database } = gate
    if (database === null) {
      console.log('the running site was told; new surveys and demonstration accounts come with its next start')
      return
    }
    const seeded = await seedSurveys(database, content.surveys, new Date())
    if (seeded.length > 0) console.log(`new surveys, polls and popups: ${seeded.join(', ')}`)
    const accounts = demoAccounts ? await createDemoAccounts(database, files, new Date()) : []
    if (accounts.length > 0) console.log(`demonstration accounts: ${accounts.join(', ')}`)
  } finally {
    await gate.close()
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
    ['files for staff', rows.staff_files.length],
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
