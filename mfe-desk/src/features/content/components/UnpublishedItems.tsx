import { useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { contentPreviewPath } from 'shared-contracts/paths'
import { AppLink, Button, useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { ScrollingTable } from 'shared-ui/desk'
import { momentInWords } from 'shared-ui/previews'
import { contentTexts as words } from '../content-texts'
import styles from './ContentDesk.module.css'

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
function PreviewLink({ item }: { item: Item }) {
  const { api } = useShell()
  const { kind, id, title } = item
  const [link, setLink] = useState<CallAnswer<'ContentDesk/GetPreviewLink'> | null>(null)
  const making = useMutation({
    mutationFn: () => api.call('ContentDesk/GetPreviewLink', { query: { kind, id } }),
    onSuccess: setLink,
  })
  return (
    <div className={styles.preview}>
      <AppLink to={contentPreviewPath({ kind, id, token: null })} aria-label={words.open(title)}>
        {words.openShort}
      </AppLink>
      <Button
        tone="quiet"
        size="small"
        aria-label={words.link(title)}
        busy={making.isPending}
        onClick={() => making.mutate()}
      >
        {words.linkShort}
      </Button>
      {link !== null && (
        <label className={styles.link}>
          <span>{words.linkUntil(momentInWords(link.expiresAt))}</span>
          <input
            readOnly
            value={location.origin + link.path}
            aria-label={words.linkLabel}
            onFocus={({ target }) => target.select()}
          />
        </label>
      )}
    </div>
  )
}
