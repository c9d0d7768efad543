import { useShell } from 'shared-frame'
import { loginCodeTexts as words } from '../../texts/sign-in'
import { UserNameForm } from '../user-name'
import type { AskedCode } from './asked-code'
import { requestCode } from './request-code'

/** Asks for a code by mail or SMS. The answer is the same for whoever is named. */
export function AskCode({ onAsked }: { onAsked: (asked: AskedCode) => void }) {
  const { api } = useShell()
  return (
    <UserNameForm
      name="ask-code"
      hint={words.askHint}
      submitLabel={words.ask}
      send={async ({ value }) => onAsked(await requestCode(api, value))}
    />
  )
}
