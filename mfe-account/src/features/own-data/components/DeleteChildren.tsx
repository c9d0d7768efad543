import type { CalendarDay } from 'shared-contracts/ages'
import { Section, useShell } from 'shared-ui'
import { useMutation } from 'shared-ui/remote'
import { accountTexts } from '../../../texts/account'
import { childFacts, childName } from '../../overview'
import type { OwnProfile } from '../../own-account'
import { AskFirst, failureText, useProfileChanged } from '../../own-account'
import styles from './OwnData.module.css'

const texts = accountTexts.ownData

/** The children of the account, each of which can be erased with its figures (DECISIONS 39). */
export function DeleteChildren({ user, today }: { user: OwnProfile; today: CalendarDay }) {
  const { api, notify } = useShell()
  const { refetch } = useProfileChanged(user.id)
  const erase = useMutation({
    async mutationFn({ id }: { readonly id: number; readonly name: string }) {
      await api.call('User/DeleteChild', { query: { childId: id } })
      await refetch()
    },
    onSuccess: (_, { name }) => notify(texts.childDeleted(name), 'success'),
    onError: (error) => notify(failureText(error), 'error'),
  })
  return (
    <Section title={texts.children} intro={user.children.length === 0 ? texts.noChildren : texts.childrenHint}>
      <ul className={styles.rows}>
        {user.children.map((child, index) => {
          const name = childName(child, index)
          return (
            <li key={child.id} className={styles.row}>
              <div className={styles.words}>
                <h3>{name}</h3>
                <p>{childFacts(child, today)}</p>
              </div>
              <AskFirst
                aria-label={texts.deleteChildOf(name)}
                busy={erase.isPending && erase.variables.id === child.id}
                question={texts.deleteChildQuestion(name)}
                text={texts.deleteChildText}
                confirmLabel={texts.deleteChildConfirm}
                onConfirm={() => erase.mutate({ id: child.id, name })}
              >
                {texts.deleteChild}
              </AskFirst>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
