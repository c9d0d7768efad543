import { formatInstant } from 'shared-contracts/formats'
import { previewPath } from 'shared-contracts/paths'
import { AppLink, Button, LinkButton, Notice, useShell } from 'shared-frame'
import { AskFirst } from 'shared-ui/ask-first'
import { Entry, EntryActions, EntryFacts, type EntryState } from 'shared-ui/desk'
import { deskTexts } from '../desk-texts'
import { useDeskAction } from '../requests/use-desk-action'
import { type DeskCard, deskFormPath, deskResultsPath } from '../rules/desk-kinds'
import { type ShownState, shownState, stateTitles } from '../rules/shown-state'

const words = deskTexts.list

const TONES: Readonly<Record<ShownState, EntryState['tone']>> = {
  draft: 'plain',
  scheduled: 'info',
  shown: 'good',
  stopped: 'plain',
  ended: 'warning',
}

/** One survey, poll or popup with its state and what can be done with it. */
export function DeskEntry({ card, now, onGone }: { card: DeskCard; now: Date; onGone: () => void }) {
  const state = shownState(card, now)
  const title = card.title.trim() === '' ? words.untitled : card.title
  return (
    <Entry
      title={<AppLink to={deskFormPath(card.kind, card.id)}>{title}</AppLink>}
      state={{ name: stateTitles[state], tone: TONES[state] }}
    >
      <EntryFacts>
        <li>{period(card)}</li>
        {card.kind !== 'popup' && <li>{words.answers(card.answerCount)}</li>}
        <li>{words.changed(formatInstant(new Date(card.changedAt)), card.changedBy)}</li>
      </EntryFacts>
      <Actions card={card} title={title} onGone={onGone} />
    </Entry>
  )
}

function period({ startsAt, endsAt }: DeskCard): string {
  const moments = [
    startsAt !== null && words.from(formatInstant(new Date(startsAt))),
    endsAt !== null && words.until(formatInstant(new Date(endsAt))),
  ].filter((moment) => moment !== false)
  return moments.length === 0 ? words.always : moments.join(' ')
}

function Actions({ card, title, onGone }: { card: DeskCard; title: string; onGone: () => void }) {
  const { api } = useShell()
  const { run, busy, failure } = useDeskAction()
  const { kind, id, revision } = card
  const results = kind === 'popup' ? deskTexts.views.title : words.results
  const named = (label: string) => `${label}: ${title}`

  const changeStatus = (status: DeskCard['status'], done: string) => () =>
    void run(async () => {
      await api.call('SurveyDesk/ChangeStatus', { body: { kind, id, revision, status } })
      return done
    })

  return (
    <>
      <EntryActions>
        <LinkButton size="small" tone="soft" to={deskFormPath(kind, id)} aria-label={named(words.edit)}>
          {words.edit}
        </LinkButton>
        {card.status !== 'draft' && (
          <LinkButton size="small" tone="soft" to={deskResultsPath(kind, id)} aria-label={named(results)}>
            {results}
          </LinkButton>
        )}
        <LinkButton
          size="small"
          tone="quiet"
          to={previewPath({ kind, id, token: null })}
          target="_blank"
          aria-label={named(words.preview)}
        >
          {words.preview}
        </LinkButton>
        <Button
          size="small"
          tone="quiet"
          busy={busy}
          aria-label={named(words.duplicate)}
          onClick={() =>
            void run(async () => {
              await api.call('SurveyDesk/Duplicate', { body: { kind, id } })
              return words.duplicated
            })
          }
        >
          {words.duplicate}
        </Button>
        {card.status === 'active' ? (
          <AskFirst
            size="small"
            tone="quiet"
            busy={busy}
            label={words.stop}
            aria-label={named(words.stop)}
            question={words.stopQuestion(title)}
            warning={words.stopWarning}
            keepLabel={words.keep}
            onAgreed={changeStatus('stopped', words.stopped)}
          />
        ) : (
          <Button
            size="small"
            tone="quiet"
            busy={busy}
            aria-label={named(words.activate)}
            onClick={changeStatus('active', words.activated)}
          >
            {words.activate}
          </Button>
        )}
        {card.status === 'draft' && card.answerCount === 0 && (
          <AskFirst
            size="small"
            tone="danger"
            busy={busy}
            label={words.remove}
            aria-label={named(words.remove)}
            question={words.removeQuestion(title)}
            warning={words.removeWarning}
            keepLabel={words.keep}
            onAgreed={() =>
              void run(async () => {
                await api.call('SurveyDesk/Delete', { body: { kind, id, revision } })
                onGone()
                return words.removed
              })
            }
          />
        )}
      </EntryActions>
      <div role="alert">{failure !== null && <Notice kind="error">{failure}</Notice>}</div>
    </>
  )
}
