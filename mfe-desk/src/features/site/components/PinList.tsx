import { useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { articleCounts } from 'shared-contracts/constants'
import { formatInstant } from 'shared-contracts/formats'
import { articlePath } from 'shared-contracts/paths'
import { AppLink, Button, Disclosure, Section, Stack, Tag, useShell } from 'shared-frame'
import { moved } from '../../../kit/list'
import { useDeskAct } from '../requests/site-entries'
import { siteDeskTexts as words } from '../site-desk-texts'
import { ArticleFinder } from './ArticleFinder'
import { ChangesList } from './ChangesList'
import { FollowContent } from './FollowContent'
import styles from './SiteDesk.module.css'

export type Pins = CallAnswer<'SiteDesk/GetPins'>[number]

/** The articles beside one tool: order, removal, and articles to add. Each press is saved at once. */
export function PinList({ pins: { list, version, articles, origin, changedAt, changedBy } }: { pins: Pins }) {
  const { api } = useShell()
  const [said, setSaid] = useState('')
  const saving = useDeskAct(
    (articleIds: number[]) => api.call('SiteDesk/SavePins', { body: { list, version, articleIds } }),
    words.pins.saved,
  )
  const ids = articles.map(({ articleId }) => articleId)
  const busy = saving.isPending
  const move = (index: number, by: -1 | 1) => {
    setSaid(words.movedTo(articles[index]?.title ?? '', index + by + 1))
    saving.mutate(moved(ids, index, by))
  }
  return (
    <Section title={words.pins.lists[list]}>
      <Stack>
        <p className={styles.soft}>
          <Tag tone="plain">{words.origins[origin]}</Tag>{' '}
          {changedAt !== null && words.changedBy(changedBy, formatInstant(new Date(changedAt)))}
        </p>
        <output className={styles.hidden}>{said}</output>
        {articles.length === 0 && <p>{words.pins.empty}</p>}
        <ol className={styles.rows}>
          {articles.map((article, index) => (
            <li key={article.articleId} className={styles.row}>
              <div>
                <h3>
                  <AppLink to={articlePath(article)}>{article.title}</AppLink>
                </h3>
                <p className={styles.soft}>{article.catalog.title}</p>
              </div>
              <div className={styles.acts}>
                <Button
                  size="small"
                  tone="soft"
                  aria-label={`${words.up}: ${article.title}`}
                  aria-disabled={busy || index === 0}
                  onClick={() => !busy && index > 0 && move(index, -1)}
                >
                  ↑
                </Button>
                <Button
                  size="small"
                  tone="soft"
                  aria-label={`${words.down}: ${article.title}`}
                  aria-disabled={busy || index === articles.length - 1}
                  onClick={() => !busy && index < articles.length - 1 && move(index, 1)}
                >
                  ↓
                </Button>
                <Button
                  size="small"
                  tone="quiet"
                  busy={busy}
                  aria-label={`${words.pins.unpin}: ${article.title}`}
                  onClick={() => saving.mutate(ids.filter((id) => id !== article.articleId))}
                >
                  {words.pins.unpin}
                </Button>
              </div>
            </li>
          ))}
        </ol>
        {articles.length >= articleCounts.besideTools ? (
          <p>{words.pins.full}</p>
        ) : (
          <Disclosure summary={`${words.pins.findOpen}: ${words.pins.lists[list]}`}>
            <ArticleFinder list={list} pinned={ids} busy={busy} onPin={(id) => saving.mutate([...ids, id])} />
          </Disclosure>
        )}
        <Disclosure summary={`${words.history.title}: ${words.pins.lists[list]}`}>
          <ChangesList kind="pins" entryKey={list} version={version} />
        </Disclosure>
        {origin === 'edited' && <FollowContent kind="pins" entryKey={list} version={version} />}
      </Stack>
    </Section>
  )
}
