import { CONSENT_TEXT_VERSION } from 'shared-contracts/constants'
import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { accountTexts } from '../../../texts/account'
import { failureText } from '../../own-account'
import type { ConsentPurpose } from '../rules/consents'

const texts = accountTexts.ownData

/** Gives or withdraws one consent; all sections see the answer. */
export function useSetConsent(purpose: Exclude<ConsentPurpose, 'account'>) {
  const { api, notify, visitor } = useShell()
  return useMutation({
    mutationFn: (given: boolean) =>
      api.call('User/SetConsent', { body: { purpose, given, textVersion: CONSENT_TEXT_VERSION } }),
    onSuccess(entries, given) {
      visitor.replace('consents', entries)
      notify(given ? texts.agreed : texts.withdrawn[purpose], 'success')
    },
    onError: (error) => notify(failureText(error), 'error'),
  })
}
