export { MuiProvider as FormsProvider, type MuiProviderProps as FormsProviderProps } from '../theme/MuiProvider'
export { Checkbox, type CheckboxProps } from './controls/Checkbox'
export { DateField, type DateFieldProps } from './controls/DateField'
export { Field, type FieldControl, type FieldProps } from './controls/Field'
export { FieldError } from './controls/FieldError'
export { type FieldAnswer, type FieldQuestionProps, swapQuestion } from './controls/FieldQuestion'
export { MeasureField, type MeasureFieldProps } from './controls/MeasureField'
export { NumberField, type NumberFieldProps } from './controls/NumberField'
export { PasswordField, type PasswordFieldProps } from './controls/PasswordField'
export { type RadioCard, RadioCards, type RadioCardsProps } from './controls/RadioCards'
export { TextField, type TextFieldProps } from './controls/TextField'
export { FormFrame, type FormFrameProps } from './form/FormFrame'
export { FormSummary, type FormSummaryProps } from './form/FormSummary'
export { type FieldBinding, type FormFields, formFields } from './form/form-fields'
export {
  type FieldForm,
  type FieldFormOptions,
  type FieldMessages,
  SubmissionRefused,
  useFieldForm,
} from './form/use-field-form'
