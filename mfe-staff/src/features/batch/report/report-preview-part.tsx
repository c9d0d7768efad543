import { useMemo } from 'react'
import { type PreviewPart, PrintPreview } from 'shared-frame/printing'
import { pageTexts } from '../page-texts'
import { type BatchReport, groupSheets, reportSheets } from './batch-report'

const words = pageTexts.report

export interface ReportPreviewProps extends BatchReport {
  readonly onClose: () => void
}

/** The report as it will be on paper. */
export default function ReportPreview({ name, summary, today, onClose }: ReportPreviewProps) {
  const parts = useMemo((): readonly PreviewPart[] => {
    const report = { name, summary, today }
    const whole = { id: 'report', label: words.part, chosen: true, load: async () => reportSheets(report) }
    if (summary.prevalence.groups.length === 0) return [whole]
    return [whole, { id: 'groups', label: words.groupsPart, chosen: false, load: async () => groupSheets(report) }]
  }, [name, summary, today])
  return (
    <PrintPreview
      heading={words.heading}
      document={{ title: words.title, fileName: words.fileName, foot: words.foot }}
      parts={parts}
      onClose={onClose}
    />
  )
}
