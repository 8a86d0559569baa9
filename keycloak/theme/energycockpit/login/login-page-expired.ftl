<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
  <#if section == "header">
    ${msg("pageExpiredTitle")}
  <#elseif section == "form">
    <p>${msg("pageExpiredMsg1")}</p>
    <p class="choices">
      <a class="primary" id="loginRestartLink" href="${url.loginRestartFlowUrl}">${msg("startAgain")}</a>
      <a class="secondary" id="loginContinueLink" href="${url.loginAction}">${msg("doContinue")}</a>
    </p>
  </#if>
</@layout.registrationLayout>
