import { Section } from 'shared-frame'
import { deskKinds } from '../rules/desk-kinds'
import { surveyTexts } from '../survey-texts'
import { ExportButton } from './ExportButton'
import styles from './Files.module.css'
import { ImportFile } from './ImportFile'

const words = surveyTexts.files

/** Content files of surveys, polls and popups: out, and in again. */
export function SurveyFiles() {
  return (
    <>
      <Section title={words.exportTitle}>
        <div className={styles.row}>
          {deskKinds.map(({ kind, title }) => (
            <ExportButton key={kind} kind={kind} label={words.exportAll(title)} tone="soft" />
          ))}
        </div>
      </Section>
      <Section title={words.importTitle}>
        <ImportFile />
      </Section>
    </>
  )
}
