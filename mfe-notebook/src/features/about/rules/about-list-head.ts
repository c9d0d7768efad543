import { paths } from 'shared-contracts/paths'
import type { PageContext, ReadQuery } from 'shared-frame/remote'
import type { DocumentHead } from 'shared-frame/remotes'
import {
  catalogArticlesQuery,
  catalogListHead,
  catalogListRedirect,
  catalogQuery,
  categoriesQuery,
  choiceIn,
} from 'shared-ui/reading'
import { texts } from '../../../texts'

/** What the document says about a list below the section about the programme. */
export function aboutListHead({ api, search }: PageContext, read: ReadQuery, catalogCode: string): DocumentHead {
  const catalog = read(catalogQuery(api, catalogCode))
  if (!catalog) return { title: texts.about.section }
  const choice = choiceIn(search, catalogCode)
  const head = catalogListHead({
    catalog,
    categories: read(categoriesQuery(api)) ?? [],
    choice,
    above: [{ title: texts.about.section, path: paths.aboutProgramme }],
  })
  return { ...head, redirect: catalogListRedirect(choice, read(catalogArticlesQuery(api, choice))?.totalCount) }
}
