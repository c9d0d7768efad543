import { userTypeLabels } from 'shared-contracts/ages'
import type { InWords } from '../../../kit/saving'
import { siteTexts } from '../site-texts'
import type { SiteDraft } from './site-entries'

const words = siteTexts.fields
const yesOrNo = (is: boolean): string => (is ? words.yes : words.no)

/** A draft by what its form calls each field, to compare what two editors wrote. */
export function draftInWords(draft: SiteDraft): InWords {
  switch (draft.kind) {
    case 'navigation':
      return {
        [words.text]: draft.text,
        [words.textMobile]: draft.textMobile,
        [words.link]: draft.link,
        [words.roles]: draft.roles.map((role) => userTypeLabels[role]).join(', '),
        [words.children]: draft.children
          .map(({ text, link, auth }) => `${text} (${link}${auth ? `, ${words.childAuth}` : ''})`)
          .join('; '),
        [words.hideChildren]: yesOrNo(draft.hideChildren),
      }
    case 'site-object':
      return {
        [words.code]: `${draft.code} ${draft.pagePositionName}`,
        [words.title]: draft.title,
        [words.objectText]: draft.text,
        [words.label]: draft.label,
        [words.link]: draft.link,
        [words.mediaLink]: draft.mediaLink,
        [words.isPublic]: yesOrNo(draft.isPublic),
      }
    case 'banner':
      return {
        [words.bannerTitle]: draft.title,
        [words.position]: words.positions[draft.position],
        [words.pages]: draft.pages.map((page) => words.pagesOf[page]).join(', '),
        [words.catalogs]: draft.catalogCodes.join(', '),
        [words.firstDay]: draft.firstDay ?? '',
        [words.lastDay]: draft.lastDay ?? '',
        [words.content]: draft.content,
        [words.picture]: draft.picture?.address ?? '',
        [words.alt]: draft.picture?.alt ?? '',
        [words.pictureLink]: draft.link,
        [words.isPublic]: yesOrNo(draft.isPublic),
      }
  }
}
