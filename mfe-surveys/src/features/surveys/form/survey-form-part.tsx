import type { KeptOwner } from 'shared-frame/kept'
import { useHealthConsent } from 'shared-ui/consent'
import type { Survey } from '../requests/survey'
import { SurveyForm } from './SurveyForm'

interface Props {
  readonly survey: Survey
  readonly owner: KeptOwner
}

/** The form of a survey. Consent is asked for where answers are health data, and only there. */
export default function SurveyFormPart({ survey, owner }: Props) {
  if (survey.aboutHealth) return <HealthSurveyForm survey={survey} owner={owner} />
  return <SurveyForm survey={survey} owner={owner} needsConsent={false} />
}

function HealthSurveyForm({ survey, owner }: Props) {
  const given = useHealthConsent()
  // While it is not known the server decides.
  return <SurveyForm survey={survey} owner={owner} needsConsent={given === false} />
}
