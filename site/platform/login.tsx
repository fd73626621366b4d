import { Mark } from './mark.tsx';
import type { PlatformPage } from './page.tsx';

export function Login({ to, problem, demo }: Extract<PlatformPage, { name: 'login' }>) {
  return (
    <section className="login">
      <div className="login-form">
        <h1>Log in</h1>
        {demo && (
          <p className="hint">
            This installation has demo sites. Their owner is <code>{demo.email}</code>, the password is{' '}
            <code>{demo.password}</code>.
          </p>
        )}
        <form id="login" method="post" action="/api/auth/Login">
          <input type="hidden" name="to" value={to} />
          <p id="login-error" className="problem" role="alert">
            {problem}
          </p>
          <Field name="email" label="E-mail" type="email" autoComplete="username" />
          <Field name="password" label="Password" type="password" autoComplete="current-password" />
          <button className="button is-wide" data-busy="Logging in…">
            Log in
          </button>
        </form>
      </div>
      <div className="login-picture" aria-hidden="true">
        <Mark size={320} />
      </div>
    </section>
  );
}

function Field({ label, ...input }: { label: string; name: string; type: string; autoComplete: string }) {
  return (
    <div className="field">
      <label htmlFor={input.name}>{label}</label>
      <input {...input} id={input.name} required aria-describedby={`${input.name}-error`} />
      <p id={`${input.name}-error`} className="problem" />
    </div>
  );
}
