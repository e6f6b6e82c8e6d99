// Names of questions and of their options.
import { thing } from '../live/naming';
import { sayFirst } from '../ui/words';
import type { Option, Question, TableInfo } from '../wire/messages';

export function optionWords(table: TableInfo, option: Option, question: Pick<Question, 'prompt'>): string {
  const args = { thing: thing(table, option.subject) };
  const verb = option.verb;
  const { prompt } = question;
  return sayFirst([`verb-${prompt}-${verb}`, `verb-${verb}`, verb], args);
}

export function promptWords(table: TableInfo, question: Question): string {
  const verbs = [...new Set(question.options.map((option) => option.verb))].join('-');
  const args = { thing: thing(table, question.about), verbs };
  const verb = question.options[0]?.verb ?? ''; // a prompt may ask for several things one after the other
  const { prompt } = question;
  return sayFirst([`prompt-${prompt}-${verb}`, `prompt-${prompt}`, prompt], args);
}
