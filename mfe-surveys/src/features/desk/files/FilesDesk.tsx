import { Button, Notice, Section, useShell } from 'shared-ui'
import { saveFile } from 'shared-ui/drawing'
import { deskTexts } from '../desk-texts'
import { useDeskAction } from '../requests/use-desk-action'
import { deskKinds } from '../rules/desk-kinds'
import styles from './Files.module.css'
import { ImportFile } from './ImportFile'

const words = deskTexts.files

/** Content files of surveys, polls and popups: out, and in again. */
export function FilesDesk() {
  const { api } = useShell()
  const { run, busy, failure } = useDeskAction()
  return (
    <>
      <Section title={words.exportTitle}>
        <div className={styles.row}>
          {deskKinds.map(({ kind, title }) => (
            <Button
              key={kind}
              tone="soft"
              busy={busy}
              onClick={() =>
                void run(async () => {
                  const file = await api.call('SurveyDesk/Export', { query: { kind } })
                  saveFile(new Blob([file.text], { type: 'application/json' }), file.fileName)
                  return words.exported(file.fileName)
                })
              }
            >
              {words.exportAll(title)}
            </Button>
          ))}
        </div>
        <div role="alert">{failure !== null && <Notice kind="error">{failure}</Notice>}</div>
      </Section>
      <Section title={words.importTitle}>
        <ImportFile />
      </Section>
    </>
  )
}
