import { loginPath, paths, registerPath } from 'shared-contracts/paths'
import {
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  Notice,
  Section,
  useRemainingSurveys,
  useSession,
} from 'shared-frame'
import { surveyTexts as texts } from '../../../texts/surveys'
import type { SurveyCard } from '../requests/active-surveys'
import { useSubmittedSurveys } from '../requests/submitted-survey'
import { sortedSurveys } from '../rules/sorted-surveys'
import { AnsweredCards, SurveyCards } from './SurveyCards'
import styles from './SurveyCards.module.css'

/** Surveys that are open: for a visitor who is logged in by what she has answered, otherwise all with an invitation to log in. */
export function SurveyLists({ active }: { active: readonly SurveyCard[] }) {
  const session = useSession()
  if (session.state === 'signed-in') return <OwnLists active={active} objectTypeId={session.user.objectTypeId} />
  if (active.length === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
  return (
    <Section title={texts.open}>
      <SurveyCards surveys={active} />
      {session.state === 'anonymous' && (
        <div className={styles.invitation}>
          <Notice kind="info">{texts.invitation}</Notice>
          <div className={styles.ways}>
            <LinkButton to={loginPath(paths.userSurveys)}>{texts.signIn}</LinkButton>
            <LinkButton to={registerPath(paths.userSurveys)} tone="soft">
              {texts.register}
            </LinkButton>
          </div>
        </div>
      )}
    </Section>
  )
}

function OwnLists({ active, objectTypeId }: { active: readonly SurveyCard[]; objectTypeId: number | null }) {
  const remaining = useRemainingSurveys()
  const submitted = useSubmittedSurveys()
  if (remaining.data === undefined || submitted.data === undefined) {
    const failed = [remaining, submitted].filter(({ isError }) => isError)
    if (failed.length === 0) return <LoadingState shape="cards" label={texts.loading} />
    const retry = () => {
      for (const { refetch } of failed) void refetch()
    }
    return <ErrorState onRetry={retry} retrying={failed.some(({ isFetching }) => isFetching)} />
  }
  const sorted = sortedSurveys(active, remaining.data, submitted.data, objectTypeId)
  const isEmpty = sorted.remaining.length + submitted.data.length + sorted.others.length === 0
  if (isEmpty) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
  return (
    <>
      <Section title={texts.remaining}>
        {sorted.remaining.length > 0 ? <SurveyCards surveys={sorted.remaining} /> : <p>{texts.noneRemaining}</p>}
      </Section>
      {submitted.data.length > 0 && (
        <Section title={texts.answered}>
          <AnsweredCards surveys={submitted.data} />
        </Section>
      )}
      {sorted.others.length > 0 && (
        <Section title={texts.others}>
          <SurveyCards surveys={sorted.others} />
        </Section>
      )}
    </>
  )
}
