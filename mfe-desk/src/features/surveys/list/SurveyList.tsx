import { previewPath } from 'shared-contracts/paths'
import { LinkButton } from 'shared-frame'
import { EntryListPage } from '../../../kit/list'
import { type Card, cardKinds } from '../kinds/card-kind'
import { type DeskKind, deskFilesPath, deskResultsPath, newItemPath } from '../rules/desk-kinds'
import { surveyTexts } from '../survey-texts'

const words = surveyTexts.list

/** What editors made of a kind. */
export function SurveyList({ kind }: { kind: DeskKind }) {
  return (
    <EntryListPage
      kind={cardKinds[kind]}
      makeAt={newItemPath(kind)}
      beside={
        <LinkButton to={deskFilesPath} tone="soft">
          {words.files}
        </LinkButton>
      }
      linksOf={linksOf}
    />
  )
}

function linksOf({ kind, id, status }: Card, title: string) {
  const results = kind === 'popup' ? surveyTexts.views.title : words.results
  return (
    <>
      {status !== 'draft' && (
        <LinkButton size="small" tone="soft" to={deskResultsPath(kind, id)} aria-label={`${results}: ${title}`}>
          {results}
        </LinkButton>
      )}
      <LinkButton
        size="small"
        tone="quiet"
        to={previewPath({ kind, id, token: null })}
        target="_blank"
        aria-label={`${words.preview}: ${title}`}
      >
        {words.preview}
      </LinkButton>
    </>
  )
}
