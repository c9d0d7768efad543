import { useState } from 'react'
import { classPath, paths } from 'shared-contracts/paths'
import { EmptyState, ErrorState, LinkButton, LoadingState, Notice, Stack, useShell } from 'shared-frame'
import { classDeskTexts as words } from '../class-desk-texts'
import { useDeskClasses } from '../requests/desk-classes'
import { Attendees } from './Attendees'
import { CancelClass } from './CancelClass'
import { ClassFormPart } from './class-form-part'

/** A class to write or change, with who is coming. `id` null: a new one. */
export function ClassEditor({ id }: { id: number | null }) {
  const shell = useShell()
  const classes = useDeskClasses()
  const [savedTimes, setSavedTimes] = useState(0)
  if (id === null) return <ClassFormPart key="new" item={null} onSaved={() => void shell.navigate(paths.classDesk)} />
  if (classes.isPending) return <LoadingState label={words.loading} />
  if (classes.data === undefined)
    return <ErrorState onRetry={() => void classes.refetch()} retrying={classes.isFetching} />
  const item = classes.data.find((each) => each.id === id)
  if (item === undefined) {
    return (
      <EmptyState title={words.missing} actions={<LinkButton to={paths.classDesk}>{words.back}</LinkButton>}>
        {words.missingHint}
      </EmptyState>
    )
  }
  const isComing = Date.parse(item.startAt) > Date.now()
  return (
    <Stack gap="large">
      <p>
        <LinkButton tone="quiet" to={classPath(id)}>
          {words.view}
        </LinkButton>
      </p>
      {item.cancelled ? (
        <Notice kind="info">{words.cancelledNote}</Notice>
      ) : (
        // Written anew after a save of its own alone: what others change meanwhile must not take away what is typed here.
        <ClassFormPart key={savedTimes} item={item} onSaved={() => setSavedTimes((times) => times + 1)} />
      )}
      <Attendees id={id} title={item.title} />
      {isComing && !item.cancelled && <CancelClass item={item} />}
    </Stack>
  )
}
