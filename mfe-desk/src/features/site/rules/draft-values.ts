import type { CalendarDay } from 'shared-contracts/ages'
import { bannerProblems, validateSiteLink } from 'shared-contracts/site'
import { siteTexts } from '../site-texts'
import type { DraftOf, SiteDraft, SiteKind } from './site-entries'

const words = siteTexts.problems

export type BannerDraft = Omit<DraftOf<'banner'>, 'firstDay' | 'lastDay'> & {
  readonly firstDay: CalendarDay | null
  readonly lastDay: CalendarDay | null
}

const blanks: { readonly [K in SiteKind]: DraftOf<K> } = {
  navigation: {
    ...{ kind: 'navigation', text: '', textMobile: '', link: '', roles: [], hideChildren: false, children: [] },
  },
  'site-object': {
    ...{ kind: 'site-object', code: 'FooterLink', title: '', text: '', label: '', link: '', mediaLink: '' },
    ...{ thumbnail: '', sectionType: 'Link', pagePositionName: 'Footer', isPublic: true },
  },
  banner: {
    ...{ kind: 'banner', title: '', position: 'InsideArticle', pages: ['article'], catalogCodes: [], link: '' },
    ...{ firstDay: null, lastDay: null, content: '', picture: null, isPublic: true },
  },
}

export function blankDraft<K extends SiteKind>(kind: K): DraftOf<K> {
  return blanks[kind]
}

type Problems = Record<string, string | null>

/** What is wrong, by field; null: right. */
export function draftProblems(draft: SiteDraft): Problems {
  switch (draft.kind) {
    case 'navigation':
      return navigationProblems(draft)
    case 'site-object':
      return {
        'draft.text': draft.text.trim() === '' ? words.text : null,
        'draft.link': validateSiteLink(draft.link.trim()),
      }
    case 'banner':
      return Object.fromEntries(
        Object.entries(bannerProblems(draft)).map(([field, problem]) => [`draft.${field}`, problem]),
      )
  }
}

function navigationProblems({ text, textMobile, link, children }: DraftOf<'navigation'>): Problems {
  const wrong = children.map(childProblem).findIndex((problem) => problem !== null)
  const child = children[wrong]
  return {
    'draft.text': text.trim() === '' ? words.text : null,
    'draft.textMobile': textMobile.trim() === '' ? words.text : null,
    'draft.link': requiredLink(link),
    'draft.children': child === undefined ? null : words.children(wrong + 1, childProblem(child) ?? ''),
  }
}

export type NavigationChild = DraftOf<'navigation'>['children'][number]

export function childProblem({ text, link }: NavigationChild): string | null {
  return text.trim() === '' ? words.text : requiredLink(link)
}

function requiredLink(link: string): string | null {
  return link.trim() === '' ? words.link : validateSiteLink(link.trim())
}
