import { readSurveyFile, surveyFileText } from 'content'
import { calendarDayOf } from 'shared-contracts/ages'
import type { Handlers } from '../../../platform/calls/handler'
import { administrator } from '../../../platform/calls/user-handler'
import { editingOf } from '../../../platform/editing/editing'
import type { Services } from '../../../platform/services'
import { importEntries } from '../import-entries'
import { findItem, findItems } from '../store/desk-item.store'
import { foundItem } from './desk-failures'

const stems = { survey: 'khao-sat', poll: 'khao-sat-nhanh', popup: 'thong-bao' } as const

/** Content files, both ways: the same form as `content/surveys`. */
export function deskFileCalls({ database, now }: Services): Handlers<'SurveyDesk/Export' | 'SurveyDesk/Import'> {
  const { query: db } = database
  return {
    'SurveyDesk/Export': administrator(async ({ query: { kind, id } }) => {
      const items = id === undefined ? await findItems(db, kind) : [foundItem(await findItem(db, kind, id), kind)]
      const name = id === undefined ? stems[kind] : `${stems[kind]}-${id}`
      const byId = [...items].sort((a, b) => a.id - b.id)
      return { fileName: `${name}-${calendarDayOf(now())}.json`, text: surveyFileText(byId) }
    }),

    'SurveyDesk/Import': administrator(async ({ body: { text, dryRun }, caller }) => ({
      rows: await importEntries(database, readSurveyFile(text), { ...editingOf(caller, now()), dryRun }),
    })),
  }
}
