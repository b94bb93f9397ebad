import { groupThousands } from './group-thousands.ts'

/**
 * The exact texts about wrong answers, part of MESSAGES. A separate file, so that forms load no other texts.
 */
export const VALIDATION_MESSAGES = {
  required: (label: string) => `${label} is required.`,
  upTo: (limit: number) => `Up to ${groupThousands(String(limit))} characters.`,
  tooLong: (limit: number) => `Please keep this under ${groupThousands(String(limit))} characters`,
  date: 'Please enter a valid date',
  email: 'Please enter a valid email address.',
  dateInLine: (line: number, column: string) =>
    `Line ${line}, ${column}: please enter a valid date`,
  amountInLine: (line: number, column: string) =>
    `Line ${line}, ${column}: please enter a valid dollar amount (e.g. 100 or 100.00)`,
  amount: 'Please enter a valid dollar amount (e.g. 100 or 100.00)',
  unprintable: (characters: readonly string[]) =>
    `Our fonts don't have ${characters.slice(0, 5).join(' ')}, so your files would show “�” instead. Please spell it another way.`,
  option: 'Please choose one of the options',
  unknownField: 'This question is not part of the document.',
  number: 'Please enter a number',
  text: 'Please enter text',
} as const
