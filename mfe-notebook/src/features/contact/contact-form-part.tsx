import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { texts } from '../../texts'

/** The form with its MUI fields, fetched after hydration. */
export const ContactFormPart = clientOnly<object>(
  () => import(/* webpackChunkName: "contact-form" */ './ContactForm'),
  <LoadingState shape="panel" count={1} label={texts.contact.form.loading} />,
)
