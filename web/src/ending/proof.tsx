// What the hall's proof of luck found.
import type { Proof } from '../wire/messages';
import { find, say } from '../ui/words';

export function ProofWords({ proof }: { proof: Proof }) {
  return (
    <div class={`proof ${proof.good ? 'good' : 'bad'}`} role="status">
      <b>{say(proof.good ? 'luck-good' : 'luck-bad')}</b>
      <ul>{proof.checks.map((check) => <li key={check.key}>{check.good ? '✓' : '✗'} {find(`check-${check.key}`) ?? check.key} {!check.good && check.detail}</li>)}</ul>
    </div>
  );
}
