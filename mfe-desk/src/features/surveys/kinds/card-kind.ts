import { formatInstant } from 'shared-contracts/formats'
import type { Decision, EntryKind, Known } from '../../../kit/entry-kind'
import { toldHistory } from '../../../kit/history'
import { type DeskCard, type DeskKind, deskFormPath, kindWords } from '../rules/desk-kinds'
import { type ShownState, shownState } from '../rules/shown-state'
import { surveyTexts } from '../survey-texts'

const words = surveyTexts.list

/** A survey, poll or popup as lists know it: without its draft. */
export type Card = DeskCard & Known
export type CardKind = EntryKind<Card, ShownState>
type CardDecision = Decision<Card, ShownState>

const states: CardKind['states'] = {
  draft: { title: 'Nháp', tone: 'plain' },
  scheduled: { title: 'Lên lịch', tone: 'info' },
  shown: { title: 'Đang hiện', tone: 'good' },
  stopped: { title: 'Đã dừng', tone: 'plain' },
  ended: { title: 'Hết hạn', tone: 'warning' },
}

export const known = <C extends DeskCard>(card: C): C & Known => ({
  ...card,
  key: String(card.id),
  version: String(card.revision),
})

function titleOf({ title }: Pick<DeskCard, 'title'>): string {
  return title.trim() === '' ? words.untitled : title
}

const toStatus = (status: DeskCard['status'], done: string): Pick<CardDecision, 'done' | 'run'> => ({
  done: () => done,
  run: (api, { kind, id, revision }) => api.call('SurveyDesk/ChangeStatus', { body: { kind, id, revision, status } }),
})

/** Refused by the server while something must be mended in the draft. */
export const activate: CardDecision = {
  label: words.activate,
  tone: 'soft',
  may: ({ status }) => status !== 'active',
  ...toStatus('active', words.activated),
}

const stop: CardDecision = {
  label: words.stop,
  tone: 'soft',
  may: ({ status }) => status === 'active',
  asks: (card) => ({ question: words.stopQuestion(titleOf(card)), warning: words.stopWarning }),
  ...toStatus('stopped', words.stopped),
}

const toDraft: CardDecision = {
  label: words.toDraft,
  tone: 'quiet',
  may: ({ status, answerCount }) => status === 'stopped' && answerCount === 0,
  ...toStatus('draft', words.tookToDraft),
}

const duplicate: CardDecision = {
  label: words.duplicate,
  tone: 'quiet',
  may: () => true,
  done: () => words.duplicated,
  run: (api, { kind, id }) => api.call('SurveyDesk/Duplicate', { body: { kind, id } }),
}

const remove: CardDecision = {
  label: words.remove,
  tone: 'danger',
  may: ({ status, answerCount }) => status === 'draft' && answerCount === 0,
  asks: (card) => ({ question: words.removeQuestion(titleOf(card)), warning: words.removeWarning }),
  done: () => words.removed,
  run: (api, { kind, id, revision }) => api.call('SurveyDesk/Delete', { body: { kind, id, revision } }),
}

/** Whether visitors see it: what may be decided beside its form too. */
export const statusDecisions: readonly CardDecision[] = [activate, stop, toDraft]

function cardKind(name: DeskKind): CardKind {
  const { one } = kindWords(name)
  return {
    name,
    words: {
      one,
      make: words.make(one),
      none: words.none(one),
      noneHint: words.noneHint,
      back: surveyTexts.form.back,
    },
    states,
    describe: (card, now) => ({
      title: titleOf(card),
      state: shownState(card, now),
      to: deskFormPath(name, card.id),
      facts: [
        periodOf(card),
        ...(name === 'popup' ? [] : [words.answers(card.answerCount)]),
        words.changed(formatInstant(new Date(card.changedAt)), card.changedBy),
      ],
    }),
    list: {
      narrowedBy: 'browser',
      place: 'address',
      async read(api) {
        const cards = await api.call('SurveyDesk/GetAll', { query: { kind: name } })
        return { entries: cards.map(known), total: cards.length, counts: null }
      },
    },
    decisions: [...statusDecisions, duplicate, remove],
    history: toldHistory(name),
  }
}

export const cardKinds: Readonly<Record<DeskKind, CardKind>> = {
  survey: cardKind('survey'),
  poll: cardKind('poll'),
  popup: cardKind('popup'),
}

function periodOf({ startsAt, endsAt }: DeskCard): string {
  const moments = [
    startsAt !== null && words.from(formatInstant(new Date(startsAt))),
    endsAt !== null && words.until(formatInstant(new Date(endsAt))),
  ].filter((moment) => moment !== false)
  return moments.length === 0 ? words.always : moments.join(' ')
}
