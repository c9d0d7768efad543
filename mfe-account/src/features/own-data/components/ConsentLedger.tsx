import { formatInstant } from 'shared-contracts/formats'
import { Disclosure } from 'shared-frame'
import { accountTexts } from '../../../texts/account'
import { type ConsentEntry, consentPurposes } from '../rules/consents'
import styles from './OwnData.module.css'

const texts = accountTexts.ownData
const titles = new Map(consentPurposes.map(({ purpose, title }) => [purpose, title]))

/** Everything that was agreed to or withdrawn, newest first. */
export function ConsentLedger({ entries }: { entries: readonly ConsentEntry[] }) {
  return (
    <Disclosure summary={`${texts.ledger} (${entries.length})`}>
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">{texts.ledgerWhen}</th>
            <th scope="col">{texts.ledgerWhat}</th>
            <th scope="col">{texts.ledgerSaid}</th>
            <th scope="col">{texts.ledgerVersion}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ at, purpose, given, textVersion }) => (
            <tr key={`${at} ${purpose}`}>
              <td data-label={texts.ledgerWhen}>
                <time dateTime={at}>{formatInstant(new Date(at))}</time>
              </td>
              <td data-label={texts.ledgerWhat}>{titles.get(purpose)}</td>
              <td data-label={texts.ledgerSaid}>{given ? texts.saidYes : texts.saidNo}</td>
              <td data-label={texts.ledgerVersion}>{textVersion}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
