import type { CallBody } from 'shared-contracts/calls'

export type Restored = CallBody<'Desk/Restore'>['kind']
export type SurveyDraft = CallBody<'SurveyDesk/Save'>['draft']
export type SurveyKind = SurveyDraft['kind']
type SiteDraft = CallBody<'SiteDesk/Save'>['draft']
export type SiteKind = SiteDraft['kind']
type ClassDraft = CallBody<'ClassDesk/Save'>['draft']

const shown = { title: 'Một', objectTypeIds: [], startsAt: null, endsAt: null }
const answer = (content: string) => ({ id: null, content, isOtherAnswer: false })
const asked = {
  ...shown,
  ...{ summary: 'Vài câu', purpose: 'Để chọn món', aboutHealth: false, keepDays: 90 },
  questions: [
    {
      ...{ id: null, content: 'Bé ăn gì?', surveyQuestionTypeId: 1 as const },
      ...{ allowAttachImage: false, requireAttachImage: false },
      answerGroups: [{ id: null, title: null, answers: [answer('Cháo'), answer('Phở')] }],
    },
  ],
}

const drafts: { readonly [K in SurveyKind]: Extract<SurveyDraft, { kind: K }> } & {
  readonly [K in SiteKind]: Extract<SiteDraft, { kind: K }>
} & { readonly class: ClassDraft } = {
  survey: { kind: 'survey', ...asked },
  poll: { kind: 'poll', ...asked, url: '/so-tay-cua-me' },
  popup: {
    ...{ kind: 'popup', ...shown, content: 'Mời bạn đọc', pageNames: ['Home'], buttonPosition: 1 },
    ...{ buttonText: null, redirectUrl: null, secondToShow: 10 },
  },
  navigation: {
    ...{ kind: 'navigation', text: 'Một', textMobile: 'Một', link: '/so-tay-cua-me', roles: [] },
    ...{ hideChildren: true, children: [] },
  },
  'site-object': {
    ...{ kind: 'site-object', code: 'Partner', title: 'Một', text: 'Bạn đồng hành', label: '', link: '' },
    ...{ mediaLink: '', thumbnail: '', sectionType: 'Partner', pagePositionName: 'Footer', isPublic: true },
  },
  banner: {
    ...{ kind: 'banner', title: 'Một', position: 'AboveBox', pages: ['article'], catalogCodes: [], link: '' },
    ...{ firstDay: null, lastDay: null, content: 'Uống **đủ nước**', picture: null, isPublic: true },
  },
  class: {
    ...{ title: 'Một', summary: 'Cháo đặc vừa miệng', illustration: 'chao', place: 'Bếp', provinceId: 1, seats: 20 },
    ...{ startAt: '2026-12-05T02:00:00Z', endAt: '2026-12-05T04:00:00Z', content: '## Bạn sẽ làm gì' },
  },
}

/** What an editor writes first of a kind. */
export function draftOf<K extends keyof typeof drafts>(kind: K): (typeof drafts)[K] {
  return drafts[kind]
}

/** Pins in two orders, told apart by a text. */
export function articlesOf(text: string): number[] {
  return text === 'Một' ? [3001, 3003] : [3003, 3001]
}
