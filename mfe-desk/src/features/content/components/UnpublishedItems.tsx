import type { CallAnswer } from 'shared-contracts/calls'
import { contentPreviewPath } from 'shared-contracts/paths'
import { LinkButton } from 'shared-frame'
import { EntryActions, ScrollingTable } from 'shared-ui/desk'
import { momentInWords } from 'shared-ui/previews'
import { CopyLink } from '../../../kit/preview'
import { contentTexts as words } from '../content-texts'

type Item = CallAnswer<'ContentDesk/GetOverview'>['items'][number]

/** What readers don't get, or not for long, each with its preview. */
export function UnpublishedItems({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return <p>{words.noneUnpublished}</p>
  return (
    <ScrollingTable label={words.unpublishedLabel} headings={Object.values(words.headings)}>
      {items.map((item) => (
        <tr key={`${item.kind} ${item.id}`}>
          <th scope="row">{item.title}</th>
          <td>{item.catalog ?? words.kinds[item.kind]}</td>
          <td>{stateInWords(item)}</td>
          <td>
            <PreviewLink item={item} />
          </td>
        </tr>
      ))}
    </ScrollingTable>
  )
}

function stateInWords({ state, publishAt, withdrawAt }: Item): string {
  if (state === 'scheduled') return words.states.scheduled(publishAt === null ? '' : momentInWords(publishAt))
  if (state === 'published' && withdrawAt !== null) return words.states.publishedUntil(momentInWords(withdrawAt))
  return words.states[state]
}

/** The editor's own way to the preview, and on wish a link for others. */
function PreviewLink({ item: { kind, id, title } }: { item: Item }) {
  return (
    <EntryActions>
      <LinkButton
        tone="quiet"
        size="small"
        to={contentPreviewPath({ kind, id, token: null })}
        aria-label={words.open(title)}
      >
        {words.openShort}
      </LinkButton>
      <CopyLink called={title} ask={(api) => api.call('ContentDesk/GetPreviewLink', { query: { kind, id } })} />
    </EntryActions>
  )
}
