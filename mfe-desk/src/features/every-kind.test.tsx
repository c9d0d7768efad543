import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, type ReactElement } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { pairings } from 'shared-contracts/testing'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
} from 'shared-frame/testing'
import { deskItem, deskPoll, popup } from 'shared-ui/previews/testing'
import { kitWords } from '../kit/words'
import { classTexts } from './classes'
import { ClassEditor } from './classes/components/ClassEditor'
import { siteTexts } from './site'
import { SiteEditor } from './site/components/SiteEditor'
import { surveyTexts } from './surveys'
import { SurveyEditor } from './surveys/form/SurveyEditor'

type Answers = Parameters<typeof createFakeApi>[0]
type SiteDraft = CallAnswer<'SiteDesk/GetAll'>['entries'][number]['draft']
type Item = CallAnswer<'SurveyDesk/GetById'>
type DeskClass = CallAnswer<'ClassDesk/GetAll'>[number]

const EDITOR = 3
const CHANGED = { changedAt: '2026-11-21T03:00:00.000Z', changedBy: 'Lê Biên' }

/** What stands on the server: a text that is written in the form, and a number that grows with each change. */
interface Server {
  text: string
  version: number
  isAway: boolean
}

interface Row {
  readonly kind: string
  readonly editor: ReactElement
  /** Selector of the field with the text. */
  readonly field: string
  /** What saves; null: it saves by itself. */
  readonly save: string | null
  readonly answers: (server: Server) => Answers
}

/** Saves over what was read: refuses another version, as the server of each kind does. */
function saved(server: Server, call: string, read: boolean, text: string): void {
  if (server.isAway) throw new ApiError(call, 0, 'Mất mạng')
  if (!read) throw new ApiError(call, 409, 'Vừa được sửa ở nơi khác', [], undefined, 'changed_elsewhere')
  server.text = text
  server.version += 1
}

function surveyRow(kind: Item['kind'], item: Item): Row {
  const now = ({ text, version }: Server): Item => ({
    ...{ ...item, ...(version > 1 ? CHANGED : {}), revision: version, title: text },
    draft: { ...item.draft, title: text },
  })
  return {
    ...{ kind, field: '[id="desk-title"]', save: item.status === 'draft' ? null : surveyTexts.form.save },
    editor: <SurveyEditor kind={kind} id={item.id} editorId={EDITOR} />,
    answers: (server) => ({
      'SurveyDesk/GetById': () => now(server),
      'SurveyDesk/Save': ({ body }) => {
        if (body === undefined) throw new Error('nothing sent')
        saved(server, 'SurveyDesk/Save', body.revision === server.version, body.draft.title)
        const { id, revision, draft } = now(server)
        return { id, revision, draft }
      },
    }),
  }
}

function siteRow(draft: SiteDraft, part: 'text' | 'title'): Row {
  return {
    ...{ kind: draft.kind, field: `#entry-draft\\.${part}`, save: siteTexts.save },
    editor: <SiteEditor kind={draft.kind} entryKey="1" editorId={EDITOR} />,
    answers: (server) => ({
      'ArticleCatalog/GetAll': () => [],
      'SiteDesk/GetAll': () => ({
        orderVersion: 'o',
        entries: [
          {
            ...{ key: '1', origin: 'edited', version: `v${server.version}`, changedAt: null, changedBy: null },
            ...(server.version > 1 ? CHANGED : {}),
            draft: { ...draft, [part]: server.text },
          },
        ],
      }),
      'SiteDesk/Save': ({ body }) => {
        if (body === undefined) throw new Error('nothing sent')
        const sent: Readonly<Record<string, unknown>> = { ...body.draft }
        saved(server, 'SiteDesk/Save', body.version === `v${server.version}`, String(sent[part]))
        return { key: '1', version: `v${server.version}` }
      },
    }),
  }
}

const classDraft: DeskClass['draft'] = {
  ...{ title: 'Nấu cháo', summary: '', illustration: 'chao', place: '', provinceId: null, seats: 20, content: '' },
  ...{ startAt: '2099-12-01T01:30:00.000Z', endAt: '2099-12-01T03:00:00.000Z' },
}
const classRow: Row = {
  ...{ kind: 'class', field: '#class-draft\\.place', save: classTexts.save },
  editor: <ClassEditor id={5} editorId={EDITOR} />,
  answers: (server) => ({
    'ClassDesk/GetAll': () => [
      {
        ...{ id: 5, slug: 'nau-chao', revision: server.version, registered: 2, waiting: 1, seatsLeft: 18 },
        ...{ waitingListFull: false, cancelled: false, demo: false, province: null, changedBy: null },
        changedAt: CHANGED.changedAt,
        ...(server.version > 1 ? CHANGED : {}),
        ...classDraft,
        place: server.text,
        draft: { ...classDraft, place: server.text },
      },
    ],
    'ClassDesk/GetRegistrations': () => [],
    'Province/GetAll': () => [],
    'ClassDesk/Save': ({ body }) => {
      if (body === undefined) throw new Error('nothing sent')
      saved(server, 'ClassDesk/Save', body.revision === server.version, body.draft.place)
      return { id: 5, revision: server.version }
    },
  }),
}

const rows: readonly Row[] = [
  surveyRow('survey', deskItem()),
  surveyRow('poll', deskPoll()),
  surveyRow(
    'popup',
    deskItem({ kind: 'popup', status: 'active', draft: { ...popup, objectTypeIds: [], pageNames: ['Handbook'] } }),
  ),
  classRow,
  siteRow(
    { kind: 'navigation', text: '', textMobile: 'Một', link: '/', roles: [], hideChildren: false, children: [] },
    'text',
  ),
  siteRow(
    {
      ...{
        kind: 'site-object',
        code: 'CopyRight',
        title: '',
        text: '',
        label: '',
        link: '',
        mediaLink: '',
        thumbnail: '',
      },
      ...{ sectionType: 'Text', pagePositionName: 'Footer', isPublic: true },
    },
    'text',
  ),
  siteRow(
    {
      ...{ kind: 'banner', title: '', position: 'AboveBox', pages: ['article'], catalogCodes: [], link: '' },
      ...{ firstDay: null, lastDay: null, content: 'Chữ', picture: null, isPublic: true },
    },
    'title',
  ),
]

let view: MountedView
beforeEach(() => {
  // Fields that grow with their text measure themselves at each key; here nothing has a size.
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => (element as HTMLElement).style)
  localStorage.clear()
})
afterEach(async () => {
  await view.unmount()
  jest.restoreAllMocks()
  localStorage.clear()
})

const server = (): Server => ({ text: 'Một', version: 1, isAway: false })
/** A colleague saves. */
const change = (at: Server) => Object.assign(at, { text: 'Của đồng nghiệp', version: 2 })
const textOf = ({ field }: Row) => view.find<HTMLInputElement>(field)
const send = async ({ save }: Row) => (save === null ? undefined : click(view.button(save)))

async function open(row: Row, at: Server) {
  const shell = { ...createShellMock(), api: createFakeApi({ ...row.answers(at), 'Desk/GetChanges': history }) }
  view = await mountInShell(shell, row.editor)
  await eventually(() => textOf(row))
  return shell
}

const ways: Readonly<Record<string, (row: Row) => Promise<void>>> = {
  'a second editor: who it was, what differs, and mine over it': async (row) => {
    const at = server()
    await open(row, at)
    change(at)
    await typeText(textOf(row), '!')
    await send(row)
    await eventually(() => expect(view.text()).toContain('Lê Biên đã sửa mục này lúc'))
    expect(view.text()).toContain('Của đồng nghiệp')
    expect([textOf(row).value, at.text]).toEqual(['Một!', 'Của đồng nghiệp'])

    await click(view.button(kitWords.conflict.overwrite))
    await eventually(() => expect([at.text, at.version]).toEqual(['Một!', 3]))
  },

  'theirs is taken with an undo, and what comes back is saved over it': async (row) => {
    const at = server()
    const shell = await open(row, at)
    change(at)
    await typeText(textOf(row), '!')
    await send(row)
    await eventually(() => view.button(kitWords.conflict.takeTheirs))
    await click(view.button(kitWords.conflict.takeTheirs))
    await eventually(() => expect(textOf(row).value).toBe('Của đồng nghiệp'))
    const undo = shell.calls.findLast(([name]) => name === 'notify')?.[3] as { run(): void }
    await act(async () => undo.run())
    await eventually(() => expect(textOf(row).value).toBe('Một!'))
    await send(row)
    await eventually(() => expect([at.text, at.version]).toEqual(['Một!', 3]))
  },

  'without network the device keeps what was typed, also through a reload, until it is saved': async (row) => {
    const at = server()
    await open(row, at)
    at.isAway = true
    await typeText(textOf(row), '?')
    await send(row)
    await eventually(() => expect(view.text()).toContain(kitWords.saving.offline))
    await view.unmount()
    at.isAway = false
    await open(row, at)
    expect(textOf(row).value).toBe('Một?')
    await send(row)
    await eventually(() => expect([at.text, at.version]).toEqual(['Một?', 2]))
    await eventually(() => expect(Object.keys(localStorage)).toEqual([]))
  },

  'who changed what is told': async (row) => {
    await open(row, server())
    await click(view.button(kitWords.history.title))
    await eventually(() => expect(view.text()).toContain('Trần Sửa'))
    expect(view.text()).toContain('Đổi lời')
  },
}

const history = () => [{ id: 4, at: '2026-11-20T03:00:00.000Z', by: 'Trần Sửa', what: ['Đổi lời'], restorable: true }]

// A form of these costs half a second; a whole run takes each way with each kind.
test.each(pairings(rows, Object.entries(ways)).map(([row, [name, way]]) => [row.kind, name, row, way] as const))(
  '%s: %s',
  (_kind, _name, row, way) => way(row),
)
