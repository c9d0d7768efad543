import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { nutritionConsultingAddresses } from '../calls/nutrition-consulting'
import { id, objectTypeId } from './fields'

const question = z.object({
  id,
  number: z.int(),
  content: z.string(),
  type: z.enum(['Selection', 'NumberRange', 'TextField']),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  options: z.array(z.object({ id, content: z.string() })),
})

export const nutritionConsultingSchemas = {
  'NutritionConsulting/GetQuestions': { summary: 'Questions of the nutrition self-check', answer: z.array(question) },
  'NutritionConsulting/SaveAnswers': {
    summary: 'Keeps answers and compares the intake with the standards of the chosen profile (DECISIONS 28)',
    body: z.object({
      objectTypeId,
      answers: z
        .array(
          z.object({
            questionId: id,
            optionIds: z.array(id).max(50).optional(),
            value: z.number().min(0).max(100_000).optional(),
            text: z.string().max(2000).optional(),
          }),
        )
        .min(1)
        .max(200),
    }),
    answer: z.object({
      standards: z.array(
        z.object({
          standardId: id,
          value: z.number().nullable(),
          min: z.number().nullable(),
          max: z.number().nullable(),
          need: z.number().nullable(),
          status: z.enum(['met', 'below', 'above', 'missing']),
        }),
      ),
      advice: z.array(z.string()),
    }),
    errors: ['consent_required'],
  },
} as const satisfies Record<keyof typeof nutritionConsultingAddresses, CallSchemas>
