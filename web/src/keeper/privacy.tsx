// The privacy page: what is stored about people, for how long, and how to export or delete it.
import { useSignal } from '@preact/signals';
import { Notice } from '../ui/parts';
import { comeAgain, setName } from '../ui/settings';
import { forgetAccount, getAccount } from '../wire/api';
import { dataAddress } from './calls';
import { mishap, tell } from './words';

const PARTS = ['cookie', 'games', 'talk', 'account', 'addresses', 'reports', 'cards', 'browser', 'nobody'];

export function Privacy() {
  return (
    <>
      <p>{tell('privacy-about')}</p>
      {PARTS.map((part) => (
        <section key={part} class="keeper-panel">
          <h2>{tell(`privacy-${part}`)}</h2>
          <p>{tell(`privacy-${part}-more`)}</p>
        </section>
      ))}
      <section class="keeper-panel">
        <h2>{tell('privacy-yours')}</h2>
        <p>{tell('privacy-yours-more')}</p>
        <div class="keeper-ways">
          <a class="secondary" href={dataAddress()} download>
            {tell('my-data')}
          </a>
          <Forget />
        </div>
      </section>
    </>
  );
}

/** Deletes a guest's data at once; an account must confirm with its password. */
function Forget() {
  const sure = useSignal(false);
  const said = useSignal('');
  const forget = async () => {
    try {
      if ((await getAccount()).name) said.value = tell('forget-account');
      else {
        await forgetAccount({ password: '' });
        setName('');
        said.value = tell('forgotten');
        comeAgain();
      }
    } catch (error) {
      said.value = await mishap(error);
    }
  };
  return (
    <>
      <button
        type="button"
        class="secondary"
        onClick={() => {
          if (sure.value) void forget();
          sure.value = true;
        }}
      >
        {tell(sure.value ? 'forget-sure' : 'forget-me')}
      </button>
      <Notice words={said.value} />
    </>
  );
}
