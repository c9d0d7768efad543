import { afterEach, expect, jest, test } from '@jest/globals'
import { remote as desk } from 'mfe-desk/remote'
import { deskPaths } from 'shared-contracts/paths'
import type { SessionUser } from 'shared-frame/remotes'
import {
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  type OpenedPage,
  pageOpener,
} from 'shared-frame/testing'
import { OwnContacts } from '../../mfe-account/src/features/own-data'
import { ApplicantList } from '../../mfe-desk/src/features/applicants'
import { pages as deskPages } from '../../mfe-desk/src/routes'
import { ColumnMapping } from '../../mfe-staff/src/features/batch/components/ColumnMapping'
import { ResultRow } from '../../mfe-staff/src/features/batch/components/results/ResultRow'
import { guessSetup } from '../../mfe-staff/src/features/batch/mapping/batch-setup'
import { FileList } from '../../mfe-staff/src/features/files'
import { activeParts } from './active-parts'
import { spreadCorpus } from './testing/spread-corpus'

jest.setTimeout(300_000)

const at = spreadCorpus(['message desk', 'search desk', 'own messages', 'applicants', 'files', 'columns', 'results'])
const NOON = '2026-11-21T05:00:00Z'

let shown: MountedView | OpenedPage | null = null
afterEach(async () => {
  if (shown !== null) await ('close' in shown ? shown.close() : shown.unmount())
})

/** Expects that all strings stand in what is shown, and none of them does anything. */
async function expectInert(texts: readonly string[]): Promise<void> {
  expect(texts.length).toBeGreaterThan(0)
  const text = () => shown?.text().replace(/\s+/g, '')
  // Half a letter and a null character are no text of a document.
  const readable = texts.filter((each) => /^[^\0\p{Surrogate}]+$/u.test(each)).map((each) => each.replace(/\s+/g, ''))
  await eventually(() => expect(readable.filter((each) => !text()?.includes(each))).toEqual([]))
  expect(activeParts(document.documentElement.outerHTML)).toEqual([])
}

/** What pages show in the browser alone. */
async function expectInertPart(
  texts: readonly string[],
  part: Parameters<typeof mountInShell>[1],
  answers: Parameters<typeof createFakeApi>[0] = {},
): Promise<void> {
  shown = await mountInShell({ ...createShellMock(), api: createFakeApi(answers) }, part)
  await expectInert(texts)
}

const editor: SessionUser = {
  ...{ id: 1, fullName: 'Biên tập', shortName: 'Biên tập', userType: 99 },
  ...{ objectTypeId: null, pictureUrl: null, numberOfCarts: 0 },
}

test('what visitors write to the programme, on the desk that answers it', async () => {
  const texts = at('message desk')
  const api = createFakeApi({
    'MessageDesk/GetAll': () => ({
      items: texts.map((text, index) => ({
        id: index + 1,
        status: 3,
        revision: 1,
        fullName: text,
        email: text,
        phoneNumber: text,
        title: text,
        content: text,
        sentAt: NOON,
        answer: text,
        answerChannel: 'mail',
        settledAt: NOON,
        settledBy: text,
        rejectReason: text,
      })),
      totalCount: texts.length,
      counts: { waiting: 0, replied: 0, rejected: texts.length },
      sendsSms: true,
    }),
  })
  shown = await pageOpener(desk, deskPages)(deskPaths.messages, api, { state: 'signed-in', user: editor })
  await expectInert(texts)
})

test('what anybody searched for, and what editors said of it, at the desk of searches', async () => {
  const texts = at('search desk')
  const result = (title: string, id: number) => ({ kind: 'dish' as const, id, title, path: '/x' })
  const api = createFakeApi({
    'Search/GetMisses': () => ({
      ...{ weeksKept: 13, leastSearches: 3, waiting: [] },
      weeks: [
        {
          monday: '2026-11-16',
          items: texts.map((text, index) => ({
            ...{ keyword: String(index), query: text, searches: 3, state: 'waiting' as const },
            offered: [result(text, index + 1)],
          })),
        },
      ],
    }),
    'Search/GetJudged': () =>
      texts.map((text, index) => ({
        ...{ query: text, wanted: result(text, index + 1), place: 1, answered: true },
        ...{ judgedAt: NOON, judgedBy: text },
      })),
  })
  shown = await pageOpener(desk, deskPages)(deskPaths.searches, api, { state: 'signed-in', user: editor })
  await expectInert(texts)
})

test('their own messages and what was answered, in their accounts', () => {
  const texts = at('own messages')
  return expectInertPart(texts, <OwnContacts />, {
    'UserContact/GetOwn': () =>
      texts.map((text, index) => ({
        id: index + 1,
        status: 2,
        title: text,
        content: text,
        sentAt: NOON,
        answer: text,
        answerChannel: 'mail',
        answeredAt: NOON,
      })),
  })
})

test('names, places of work and words of who applies as medical staff', () => {
  const texts = at('applicants')
  return expectInertPart(texts, <ApplicantList />, {
    'Staff/GetApplicants': () => ({
      items: texts.map((text, index) => ({
        userId: index + 1,
        fullName: text,
        userName: text,
        organization: text,
        department: text,
        position: text,
        registeredAt: NOON,
        contactConfirmed: true,
        state: 'refused',
        reason: text,
        decidedAt: NOON,
        request: { note: text, askedAt: NOON },
        lastDecisionId: 1,
      })),
      totalCount: texts.length,
      counts: { waiting: 0, approved: 0, refused: texts.length, revoked: 0 },
    }),
  })
})

test('files for medical staff: titles, names, sources', () => {
  const texts = at('files')
  return expectInertPart(texts, <FileList catalogs={[]} />, {
    'Staff/GetFiles': () =>
      texts.map((text, index) => ({
        id: index + 1,
        title: text,
        summary: text,
        fileName: text,
        type: 'csv',
        bytes: 100,
        sha256: 'a'.repeat(64),
        catalogCode: text,
        publishedAt: '2026-11-01',
        sources: [{ title: text, publisher: text, year: text, url: null }],
      })),
  })
})

test('a file of children: its name, sheets, headings and cells', () => {
  const texts = at('columns')
  const look = {
    reading: { kind: 'workbook', sheets: texts, sheet: 0, epochShift: 0 } as const,
    headings: texts,
    columns: [],
  }
  const setup = guessSetup(look)
  return expectInertPart(
    texts,
    <ColumnMapping
      name={texts.join(' ')}
      head={{
        ...look,
        headingLine: 1,
        topRows: [{ line: 1, cells: texts }],
        firstRows: [{ line: 2, cells: texts }],
        setup,
      }}
      setup={setup}
      cancelled={false}
      failure={null}
      doubt={null}
      onChange={() => undefined}
      onRead={() => undefined}
      onRun={() => undefined}
      onRestart={() => undefined}
    />,
  )
})

test('its rows among the results, with what is wrong with them', () => {
  const texts = at('results')
  return expectInertPart(
    texts,
    <table>
      <tbody>
        {texts.map((text, index) => (
          <ResultRow
            key={text}
            row={{
              line: index + 2,
              state: 'refused',
              name: text,
              code: text,
              group: text,
              cluster: text,
              problems: [text],
              isOutOfLimits: false,
            }}
          />
        ))}
      </tbody>
    </table>,
  )
})
