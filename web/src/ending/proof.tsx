// Shows the result of the check that the luck was fair.

import { find, say } from '../ui/words';
import type { Proof } from '../wire/messages';

export function ProofWords({ proof }: { proof: Proof }) {
  return (
    <div class={`proof ${proof.good ? 'good' : 'bad'}`} role="status">
      <b>{say(proof.good ? 'luck-good' : 'luck-bad')}</b>
      <ul>
        {proof.checks.map((check) => (
          <li key={check.key}>
            {check.good ? '✓' : '✗'} {find(`check-${check.key}`) ?? check.key} {!check.good && check.detail}
          </li>
        ))}
      </ul>
    </div>
  );
}
