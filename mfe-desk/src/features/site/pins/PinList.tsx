import { useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { articleCounts } from 'shared-contracts/constants'
import { formatInstant } from 'shared-contracts/formats'
import { articlePath } from 'shared-contracts/paths'
import { AppLink, Button, Disclosure, Section, Stack, Tag, useShell } from 'shared-frame'
import { Entry, EntryActions, EntryList } from 'shared-ui/desk'
import { Failure, useAct, useForgetEntries } from '../../../kit/decisions'
import type { Known } from '../../../kit/entry-kind'
import { deskHistory, History } from '../../../kit/history'
import { listWords, MoveButtons, moved } from '../../../kit/list'
import { siteTexts as words } from '../site-texts'
import { ArticleFinder } from './ArticleFinder'

type Pins = CallAnswer<'SiteDesk/GetPins'>[number]

/** The pins of a tool, as desks know an entry. */
interface PinsEntry extends Known {
  readonly pins: Pins
}

const pinsKind = {
  name: 'pins',
  history: deskHistory<PinsEntry>('pins', ({ pins }) => pins.origin === 'edited'),
} as const

/** The articles beside one tool: order, removal, and articles to add. Each press is saved at once. */
export function PinList({ pins }: { pins: Pins }) {
  const { list, version, articles, origin, changedAt, changedBy } = pins
  const { api } = useShell()
  const [said, setSaid] = useState('')
  const entry: PinsEntry = { key: list, version, pins }
  const { run, busy, failure } = useAct(pinsKind, entry)
  const forget = useForgetEntries('pins')
  const save = (articleIds: number[]) =>
    void run(async () => {
      await api.call('SiteDesk/SavePins', { body: { list, version, articleIds } })
      return words.pins.saved
    })
  const ids = articles.map(({ articleId }) => articleId)
  const title = words.pins.lists[list]
  return (
    <Section title={title}>
      <Stack>
        <p>
          <Tag tone="plain">{words.origins[origin]}</Tag>{' '}
          {changedAt !== null && words.changedBy(changedBy, formatInstant(new Date(changedAt)))}
        </p>
        <output className="visually-hidden">{said}</output>
        <Failure text={failure} />
        {articles.length === 0 && <p>{words.pins.empty}</p>}
        <EntryList>
          {articles.map((article, place) => (
            <Entry
              key={article.articleId}
              level={3}
              title={<AppLink to={articlePath(article)}>{article.title}</AppLink>}
            >
              <p>{article.catalog.title}</p>
              <EntryActions>
                <MoveButtons
                  {...{ place, busy }}
                  name={article.title}
                  count={articles.length}
                  onMove={(by) => {
                    setSaid(listWords.movedTo(article.title, place + by + 1))
                    save(moved(ids, place, by))
                  }}
                />
                <Button
                  size="small"
                  tone="quiet"
                  busy={busy}
                  aria-label={`${words.pins.unpin}: ${article.title}`}
                  onClick={() => save(ids.filter((id) => id !== article.articleId))}
                >
                  {words.pins.unpin}
                </Button>
              </EntryActions>
            </Entry>
          ))}
        </EntryList>
        {articles.length >= articleCounts.besideTools ? (
          <p>{words.pins.full}</p>
        ) : (
          <Disclosure summary={`${words.pins.findOpen}: ${title}`}>
            <ArticleFinder list={list} pinned={ids} busy={busy} onPin={(id) => save([...ids, id])} />
          </Disclosure>
        )}
        <History kind={pinsKind} entry={entry} called={title} act={(act) => act(entry).finally(forget)} />
      </Stack>
    </Section>
  )
}
