import { CallFailure } from 'service-host'
import type { Handlers } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import type { Revisioned } from '../../platform/content-revision/revisioned'
import { addChange } from '../../platform/editing/change.store'
import { changedElsewhere } from '../../platform/editing/conflict'
import { editingOf } from '../../platform/editing/editing'
import { wrongField } from '../../platform/http/call-failure'
import { refuseWrongFields } from '../../platform/http/field-problems'
import type { Services } from '../../platform/services'
import { judgedWording } from '../rules/wording'
import {
  countJudged,
  deleteJudged,
  findJudged,
  type JudgedQuery,
  MOST_JUDGED,
  putJudged,
} from '../store/judged-queries.store'
import { isAnswered } from '../store/offered-instead'
import { rememberedOf } from '../store/remembered'
import { placeOf } from '../store/results'
import type { Searching } from '../store/searchable'

const words = {
  query: 'Bạn viết câu tìm từ 2 đến 100 ký tự, nhiều nhất 12 từ nhé.',
  wanted: 'Người đọc không mở được bài hoặc món này. Bạn chọn bài hoặc món khác nhé.',
  full: `Danh sách đã đủ ${MOST_JUDGED} câu. Bạn tải về rồi bỏ bớt những câu cũ nhé.`,
  absent: 'Câu tìm này không còn trong danh sách đã chấm.',
} as const

const standing = rememberedOf(
  (site, { query, wanted }: JudgedQuery) => ({
    answered: isAnswered(site, query),
    place: wanted === null ? null : placeOf(site, query, wanted),
  }),
  ({ query, wanted }) => `${wanted?.kind} ${wanted?.id} ${query}`,
)

/** Searches with what editors want first, and whether the search shows it there. */
export function judgedCalls(
  { database, now }: Services,
  searching: Revisioned<Searching>,
): Handlers<'Search/GetJudged' | 'Search/Judge' | 'Search/Unjudge'> {
  return {
    'Search/GetJudged': administrator(async () => {
      const [site, searchable] = await searching.current()
      const judged = await findJudged(database)
      const stands = await standing(site, judged)
      return judged.map((each) => ({
        ...{ answered: false, place: null, ...stands.get(each) },
        query: each.query,
        wanted: each.wanted && (searchable(each.wanted) ?? { ...each.wanted, title: null, path: null }),
        judgedAt: each.judgedAt.toISOString(),
        judgedBy: each.judgedBy,
      }))
    }),

    'Search/Judge': administrator(async ({ body, caller }) => {
      const [, searchable] = await searching.current()
      const wanted = body.wanted && searchable(body.wanted)
      const query = judgedWording(body.query)
      refuseWrongFields({
        query: query === null ? words.query : null,
        wanted: body.wanted !== null && wanted === null ? words.wanted : null,
      })
      if (query === null) return {}
      const { count, known } = await countJudged(database.query, query)
      if (!known && count >= MOST_JUDGED) throw wrongField('query', words.full)
      const editing = editingOf(caller, now())
      await database.query.transaction().execute(async (db) => {
        if (!(await putJudged(db, query, body.wanted, body.seen, editing))) throw changedElsewhere()
        await addChange(db, { kind: 'search', key: query }, editing, [
          wanted === null ? 'Cần viết' : `Nên hiện đầu: "${wanted.title}"`,
        ])
      })
      return {}
    }),

    'Search/Unjudge': administrator(async ({ body: { query, seen }, caller }) => {
      await database.query.transaction().execute(async (db) => {
        if (!(await deleteJudged(db, query, seen))) {
          if ((await countJudged(db, query)).known) throw changedElsewhere()
          throw new CallFailure(404, 'judged_query_does_not_exist', words.absent)
        }
        await addChange(db, { kind: 'search', key: query }, editingOf(caller, now()), ['Bỏ khỏi danh sách đã chấm'])
      })
      return {}
    }),
  }
}
