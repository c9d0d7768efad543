import type { CalendarDay } from 'shared-contracts/ages'
import { FormFrame, useFieldForm } from 'shared-frame/forms'
import { useSaving } from 'shared-frame/saving'
import { accountTexts } from '../../../texts/account'
import { emptyProof, type OwnerProofValues, PasswordAgain, proofMessages, proofOnWire } from '../../password-again'
import { useOwnDataFile } from '../requests/own-data-file'
import type { OwnDataFormProps } from './DeleteAccountForm'

const texts = accountTexts.ownData

export interface DownloadDataFormProps extends OwnDataFormProps {
  readonly today: CalendarDay
}

/** Asks for the password, then hands over everything kept about the user as a file. */
export default function DownloadDataForm({ user, today }: DownloadDataFormProps) {
  const fetchFile = useOwnDataFile(today)
  const { save, ways } = useSaving()
  const form = useFieldForm<OwnerProofValues>({
    name: 'download-data',
    defaults: emptyProof,
    rules: (values) => proofMessages(values, user),
    async send(values) {
      await save(await fetchFile(proofOnWire(values, user)))
      form.reset(emptyProof)
    },
  })
  return (
    <>
      <FormFrame form={form} submitLabel={texts.downloadAction}>
        <PasswordAgain user={user} />
      </FormFrame>
      {ways}
    </>
  )
}
