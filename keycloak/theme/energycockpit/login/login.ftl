<#import "template.ftl" as layout>
<#import "passkeys.ftl" as passkeys>
<#assign wrong = messagesPerField.existsError("username", "password")>
<@layout.registrationLayout displayMessage=!wrong displayInfo=realm.password && realm.registrationAllowed && !registrationDisabled??; section>
  <#if section == "header">
    ${msg("loginAccountTitle")}
  <#elseif section == "form" && realm.password>
    <#if wrong>
      <p class="failure" role="alert" id="failure">${kcSanitize(messagesPerField.getFirstError("username", "password"))?no_esc}</p>
    </#if>
    <#assign invalid>aria-invalid="true" aria-describedby="failure"</#assign>
    <#-- The first field that needs the user's hand has the focus. -->
    <#assign passwordFirst = usernameHidden?? || login.username?has_content>
    <form id="kc-form-login" method="post" action="${url.loginAction}">
      <#if !usernameHidden??>
        <label for="username">${msg("username")}</label>
        <input
          id="username"
          name="username"
          type="text"
          value="${login.username!""}"
          autocomplete="${(enableWebAuthnConditionalUI?has_content)?then("username webauthn", "username")}"
          autocapitalize="none"
          spellcheck="false"
          maxlength="200"
          required
          <#if wrong>${invalid}</#if>
          <#if !passwordFirst>autofocus</#if>
        />
      </#if>
      <label for="password">${msg("password")}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        maxlength="200"
        required
        <#if wrong>${invalid}</#if>
        <#if passwordFirst>autofocus</#if>
      />
      <#if realm.rememberMe && !usernameHidden??>
        <label>
          <input name="rememberMe" type="checkbox" <#if login.rememberMe??>checked</#if> />${msg("rememberMe")}
        </label>
      </#if>
      <input type="hidden" name="credentialId" value="${(auth.selectedCredential)!""}" />
      <button class="primary" type="submit" name="login" value="on">${msg("doLogIn")}</button>
    </form>
    <#if realm.resetPasswordAllowed>
      <p class="beside"><a href="${url.loginResetCredentialsUrl}">${msg("doForgotPassword")}</a></p>
    </#if>
    <@passkeys.conditionalUIData />
  <#elseif section == "info">
    <#if realm.password && realm.registrationAllowed && !registrationDisabled??>
      ${msg("noAccount")} <a href="${url.registrationUrl}">${msg("doRegister")}</a>
    </#if>
  <#elseif section == "socialProviders">
    <#if realm.password && social?? && social.providers?has_content>
      <p class="beside">${msg("identity-provider-login-label")}</p>
      <p class="choices">
        <#list social.providers as one>
          <a class="secondary" href="${one.loginUrl}">${one.displayName!}</a>
        </#list>
      </p>
    </#if>
  </#if>
</@layout.registrationLayout>
