import { formatInstant } from 'shared-contracts/formats'
import { ErrorState, LoadingState, PrintButton, Section } from 'shared-frame'
import { ScrollingTable } from 'shared-ui/desk'
import { kitWords } from '../../../kit/words'
import { classTexts as words } from '../class-texts'
import { useAttendees } from '../requests/attendees'

/** Who is coming and who waits, in order, to read or to print. */
export function Attendees({ id, title }: { id: number; title: string }) {
  const attendees = useAttendees(id)
  if (attendees.isPending) return <LoadingState count={1} label={kitWords.loading} />
  if (attendees.data === undefined)
    return <ErrorState onRetry={() => void attendees.refetch()} retrying={attendees.isFetching} />
  if (attendees.data.length === 0) return <Section title={words.registrations}>{words.noRegistrations}</Section>
  return (
    <Section title={words.registrations} more={<PrintButton>{words.print}</PrintButton>}>
      <ScrollingTable
        label={`${words.registrations}: ${title}`}
        headings={[words.order, words.fullName, words.status, words.registeredAt, words.note]}
      >
        {attendees.data.map(({ fullName, status, registeredAt, note }, place) => (
          <tr key={`${registeredAt} ${fullName}`}>
            <td>{place + 1}</td>
            <td translate="no">{fullName}</td>
            <td>{words.statuses[status]}</td>
            <td>{formatInstant(new Date(registeredAt))}</td>
            <td>{note}</td>
          </tr>
        ))}
      </ScrollingTable>
    </Section>
  )
}
